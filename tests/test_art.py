"""The pictures of every game: sound, self-contained, small, all different. What is on them is tested by each game."""

import pytest

import mathom
from galleries import GALLERIES, NOWHERE, drawn_elsewhere
from svgs import check_picture, ids_of

every_game = pytest.mark.parametrize("key", GALLERIES)
every_picture = pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key, gallery in GALLERIES.items() for name in gallery.names]
)


def test_every_game_has_pictures() -> None:
    assert set(GALLERIES) == set(mathom.games())


@every_picture
def test_it_is_a_sound_picture(key: str, name: str) -> None:
    gallery = GALLERIES[key]
    check_picture(gallery.drawn(name), *gallery.own(name), also=gallery.also)


@every_game
def test_all_are_small(key: str) -> None:
    gallery = GALLERIES[key]
    sizes = {name: len(gallery.drawn(name).encode()) for name in gallery.names}
    assert {name: size for name, size in sizes.items() if size >= gallery.limit(name)} == {}


@every_game
def test_no_id_is_used_by_two_pictures(key: str) -> None:
    ids = [i for name in GALLERIES[key].names for i in ids_of(GALLERIES[key].drawn(name))]
    assert len(ids) == len(set(ids))


@every_game
def test_every_two_pictures_differ(key: str) -> None:
    gallery = GALLERIES[key]
    names = [name for name in gallery.names if name not in gallery.alike]
    assert len({gallery.drawn(name).replace(name.replace("/", "-"), "") for name in names}) == len(names)


@every_game
def test_no_name_stands_twice(key: str) -> None:
    assert len(GALLERIES[key].names) == len(set(GALLERIES[key].names))


@pytest.mark.parametrize(
    ("key", "name"), [(key, name) for key, gallery in GALLERIES.items() for name in (*NOWHERE, *gallery.unknown)]
)
def test_there_is_no_picture_of_an_unknown_name(key: str, name: str) -> None:
    assert GALLERIES[key].draw(name) is None


@every_game
def test_the_same_in_another_process(key: str) -> None:
    assert len(drawn_elsewhere(key)) == 1
