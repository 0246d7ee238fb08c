"""The colours and the weather of the lands behind figures and things."""

from typing import NamedTuple


class Land(NamedTuple):
    """the sky from above to the horizon, its light, three layers from far to near, and what else there is"""

    sky: tuple[str, str, str]
    glow: str
    far: str
    middle: str
    near: str
    skyline: str = "ridge"  # or downs, city, waves
    ground: str = "downs"  # or ridge, firs, trunks, dunes, waves, pillars, reeds
    light: str = "sun"  # or moon, eye, none
    weather: tuple[str, ...] = ()  # clouds, stars, snow, rain, smoke, embers, fog, volcano, bolt


LANDS = {
    "ash": Land(
        ("#1d0709", "#6d1712", "#d9531e"),
        "#ffb060",
        "#5a1a14",
        "#2e0d0c",
        "#150607",
        ground="ridge",
        weather=("smoke", "embers"),
    ),
    "doom": Land(
        ("#1d0709", "#6d1712", "#d9531e"),
        "#ffb060",
        "#5a1a14",
        "#2e0d0c",
        "#150607",
        ground="ridge",
        weather=("smoke", "volcano", "embers"),
    ),
    "plateau": Land(
        ("#22130c", "#7a4420", "#e0a04a"),
        "#ffd890",
        "#6a3a20",
        "#3d2012",
        "#1c0e08",
        ground="ridge",
        weather=("clouds",),
    ),
    "udun": Land(
        ("#120a10", "#3c1420", "#a03420"),
        "#ff8a50",
        "#3a1418",
        "#1f0b10",
        "#0e0508",
        ground="ridge",
        light="none",
        weather=("embers", "clouds"),
    ),
    "morgul": Land(
        ("#050b12", "#123038", "#4f8f7c"),
        "#c8ffe6",
        "#1c3a3c",
        "#10262a",
        "#081416",
        ground="ridge",
        light="moon",
        weather=("stars",),
    ),
    "misty": Land(
        ("#26304a", "#6d7896", "#e9d3b8"),
        "#fff2da",
        "#8b8ea4",
        "#565a74",
        "#2a2d40",
        ground="ridge",
        weather=("clouds",),
    ),
    "grey": Land(
        ("#1f2733", "#55616e", "#b9c0c0"),
        "#f2f6f4",
        "#77828a",
        "#48525c",
        "#20272e",
        ground="ridge",
        light="none",
        weather=("clouds", "fog"),
    ),
    "snow": Land(
        ("#274a6e", "#7fa6c4", "#eef4f4"), "#ffffff", "#b9cedb", "#e2ecf0", "#f7fbfb", ground="downs", weather=("snow",)
    ),
    "night-snow": Land(
        ("#070d22", "#1b3158", "#6c8fb4"),
        "#eaf4ff",
        "#41608a",
        "#8ea9c4",
        "#c9d9e6",
        light="moon",
        weather=("stars", "snow"),
    ),
    "steppe": Land(
        ("#7a5416", "#d99a34", "#ffe6a4"),
        "#fff6d0",
        "#c79a48",
        "#967028",
        "#584012",
        skyline="downs",
        weather=("clouds",),
    ),
    "dusk-steppe": Land(
        ("#2a1430", "#8a3a44", "#f0a45a"),
        "#ffe0a0",
        "#8a4a44",
        "#54302e",
        "#2a1718",
        skyline="downs",
        weather=("clouds",),
    ),
    "desert": Land(
        ("#3a1a2e", "#c0552c", "#ffc870"), "#fff0c0", "#c87838", "#a05426", "#5c2c16", skyline="dunes", ground="dunes"
    ),
    "noon-desert": Land(
        ("#2f7fa8", "#9cd0d8", "#fdf0c8"), "#ffffff", "#e2b866", "#c68f42", "#7e5524", skyline="dunes", ground="dunes"
    ),
    "green": Land(
        ("#3f7fb0", "#a8d4dc", "#fbf3cc"),
        "#fffbe0",
        "#8fb35e",
        "#5f8a3c",
        "#335a26",
        skyline="downs",
        weather=("clouds",),
    ),
    "vale": Land(
        ("#4a6a3a", "#a9bf6a", "#f4ecae"), "#fffbd0", "#7f9c4e", "#4c7036", "#244620", skyline="ridge", weather=()
    ),
    "wood": Land(
        ("#1c3a24", "#4f7a44", "#c9d88a"), "#f2f8bc", "#3f6a3c", "#234a2a", "#0f2817", skyline="downs", ground="firs"
    ),
    "mirkwood": Land(
        ("#060d0a", "#16302a", "#47705a"),
        "#b8e8b0",
        "#1c3a2e",
        "#0f261d",
        "#071510",
        skyline="downs",
        ground="trunks",
        light="moon",
    ),
    "webwood": Land(
        ("#0c0a14", "#2a2440", "#6a5f80"),
        "#d8c8f0",
        "#2e2842",
        "#1a1628",
        "#0c0a15",
        skyline="downs",
        ground="trunks",
        light="moon",
        weather=("fog",),
    ),
    "guldur": Land(
        ("#0a0812", "#2c1f3e", "#7a4a5e"),
        "#f0a0a0",
        "#2e2238",
        "#1b1424",
        "#0d0a13",
        skyline="ridge",
        ground="firs",
        light="none",
        weather=("clouds",),
    ),
    "marsh": Land(
        ("#1e2a1c", "#5c6e44", "#c2c88c"),
        "#f2f4c0",
        "#6a7a50",
        "#45563a",
        "#223020",
        skyline="downs",
        ground="reeds",
        light="moon",
        weather=("fog",),
    ),
    "cave": Land(
        ("#0b0910", "#2c1c1e", "#8a4620"),
        "#ffb45a",
        "#33211f",
        "#1e1415",
        "#100a0c",
        skyline="ridge",
        ground="pillars",
        light="none",
        weather=("embers",),
    ),
    "ice-cave": Land(
        ("#08131c", "#1d4256", "#6fb0be"),
        "#dffaff",
        "#2b5a6c",
        "#173848",
        "#0a1e28",
        skyline="ridge",
        ground="pillars",
        light="none",
    ),
    "hall": Land(
        ("#1a0f0a", "#4a2c18", "#c08436"),
        "#ffe0a0",
        "#4a2e1a",
        "#301c10",
        "#190e08",
        skyline="ridge",
        ground="pillars",
        light="none",
    ),
    "sea": Land(
        ("#1c3a5c", "#5f96b4", "#f2e4bc"),
        "#fff6da",
        "#4f8aa4",
        "#2c6484",
        "#143a54",
        skyline="waves",
        ground="waves",
        weather=("clouds",),
    ),
    "night-sea": Land(
        ("#060c1e", "#182f56", "#5f8ab0"),
        "#e8f2ff",
        "#254a74",
        "#163358",
        "#0a1c36",
        skyline="waves",
        ground="waves",
        light="moon",
        weather=("stars",),
    ),
    "storm": Land(
        ("#10131c", "#333c4e", "#7f8a90"),
        "#f4f6ff",
        "#3c4652",
        "#262e38",
        "#11161c",
        ground="ridge",
        light="none",
        weather=("rain", "clouds", "bolt"),
    ),
    "night": Land(
        ("#050816", "#141f44", "#46587e"),
        "#eef2ff",
        "#26355a",
        "#17223e",
        "#0a1022",
        skyline="downs",
        light="moon",
        weather=("stars",),
    ),
    "dawn": Land(("#3a4a7a", "#d08a7a", "#ffe6b0"), "#fffbe0", "#a07a86", "#6a5468", "#352c40", weather=("clouds",)),
    "twilight": Land(
        ("#1a1438", "#5a3a72", "#d88a8c"), "#ffe0d0", "#54406e", "#372a50", "#1a1430", weather=("stars", "clouds")
    ),
    "blood": Land(
        ("#200406", "#7a0f14", "#e0442c"), "#ffb8a0", "#5c1014", "#360a0d", "#170406", light="sun", weather=("clouds",)
    ),
    "gloom": Land(
        ("#08080c", "#24242e", "#5c5a60"), "#d8d4d8", "#2e2d36", "#1d1c24", "#0e0d12", light="none", weather=("fog",)
    ),
    "city": Land(
        ("#1c3a66", "#6f9cc0", "#f4e8c8"), "#ffffff", "#e6e4dc", "#5f7a8c", "#2c4458", skyline="city", weather=()
    ),
    "village": Land(
        ("#243050", "#8a6a6a", "#f4c080"), "#ffe8b0", "#54484a", "#3a3034", "#1d171a", skyline="roofs", weather=()
    ),
    "burning": Land(
        ("#140a0c", "#5a1a10", "#f07a24"),
        "#ffd070",
        "#3a1610",
        "#220c09",
        "#100504",
        skyline="roofs",
        light="none",
        weather=("embers", "smoke"),
    ),
}
