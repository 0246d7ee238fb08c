"""Every game as an environment of Gymnasium: one seat learns, bots play the others."""

from typing import Any

from mathom.bots.levels import bot_for
from mathom.env.spaces import Told
from mathom.games import game as game_of
from mathom.games import games as all_games
from mathom.kernel.errors import BadSetup, MathomError
from mathom.kernel.extras import needs

with needs("env", "mathom.env.single"):
    import gymnasium


class SeatEnv(gymnasium.Env):
    """One seat of a table; without a number each game another one, by lot. `opponent` is a level or a bot by its name.
    What can be chosen is `action_masks()`, and `info["action_mask"]`. Who chooses something else has lost.

    >>> import gymnasium
    >>> env = gymnasium.make("mathom.env.single:mathom/duel-v0", opponent="random")
    >>> told, info = env.reset(seed=1)
    >>> told.shape, int(info["action_mask"].sum())
    ((743,), 12)
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        key: str,
        opponent: str = "random",
        seat: int | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game_of(key)
        self.seats = self.game.least if seats is None else seats
        if self.seats not in self.game.seats:
            raise BadSetup(self.game.wrong_number(seats))
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"seat: {seat} is not below {self.seats}")
        bot_for(self.game, opponent)
        self.opponent = opponent
        self.wanted = seat
        self.options = options
        self.render_mode = render_mode
        self.told = Told(self.game, self.seats)
        parts = self.told.part_spaces()
        self.observation_space = gymnasium.spaces.Dict(parts) if len(parts) > 1 else parts["observation"]
        self.action_space = self.told.action_space()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """a new game; its options are those that the environment was made with"""
        super().reset(seed=seed)
        lots = [int(n) for n in self.np_random.integers(0, 2**62, size=self.seats + 1)]
        self.seat = int(self.np_random.integers(self.seats)) if self.wanted is None else self.wanted
        self.bots = [bot_for(self.game, self.opponent, seed=lot) for lot in lots[1:]]
        self.state = self.game.new(seats=self.seats, seed=lots[0], **self.options)
        self.lost = False
        self.let_others_play()
        if self.state.over:  # before it was asked anything
            return self.reset(options=options)
        return self.now()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        try:
            meant = self.told.action(self.state, int(action))
        except MathomError as refused:
            told, info = self.now()
            self.lost = True
            return told, -1.0, True, False, {**info, "refused": str(refused)}
        self.state.apply(meant)
        self.let_others_play()
        told, info = self.now()
        over = self.state.over
        return told, self.state.payoff(self.seat) if over else 0.0, over, False, info

    def let_others_play(self) -> None:
        """until the seat is asked again, or the game is over"""
        while not self.state.over and self.state.seat != self.seat:
            self.state.apply(self.bots[self.state.seat].choose(self.state))

    def now(self) -> tuple[Any, dict[str, Any]]:
        """what the seat is told, and the mask"""
        parts = self.told.parts(self.state, self.seat)
        return parts if len(parts) > 1 else parts["observation"], {"action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """as sb3-contrib asks for them"""
        return self.told.legal(self.state, self.seat)

    def render(self) -> str | None:
        return self.game.show(self.state, self.seat) if self.render_mode == "ansi" else None


def register() -> None:
    """makes the games known to Gymnasium, which is done when this module is imported"""
    for key in all_games():
        name = f"mathom/{key}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, "mathom.env.single:SeatEnv", kwargs={"key": key}, disable_env_checker=True)


register()
