"""The map of the United States: the 48 contiguous states."""

from __future__ import annotations

from functools import partial
from typing import Final

from plyscope.input.preset import Preset
from plyscope.problems.maps import Map, load_map
from plyscope.problems.posed import ProblemEntry

# Four states meet at one point. Arizona and Colorado share only this point, as do New Mexico and
# Utah, so they are not neighbours. The District of Columbia is not a state and is left out.
# Michigan's borders with Illinois and with Minnesota are only in lakes, and New York's border with
# Rhode Island is only in the sea: these do not count either.
UNITED_STATES: Final = Map(
    id="us",
    names={
        "AL": "Alabama",
        "AZ": "Arizona",
        "AR": "Arkansas",
        "CA": "California",
        "CO": "Colorado",
        "CT": "Connecticut",
        "DE": "Delaware",
        "FL": "Florida",
        "GA": "Georgia",
        "ID": "Idaho",
        "IL": "Illinois",
        "IN": "Indiana",
        "IA": "Iowa",
        "KS": "Kansas",
        "KY": "Kentucky",
        "LA": "Louisiana",
        "ME": "Maine",
        "MD": "Maryland",
        "MA": "Massachusetts",
        "MI": "Michigan",
        "MN": "Minnesota",
        "MS": "Mississippi",
        "MO": "Missouri",
        "MT": "Montana",
        "NE": "Nebraska",
        "NV": "Nevada",
        "NH": "New Hampshire",
        "NJ": "New Jersey",
        "NM": "New Mexico",
        "NY": "New York",
        "NC": "North Carolina",
        "ND": "North Dakota",
        "OH": "Ohio",
        "OK": "Oklahoma",
        "OR": "Oregon",
        "PA": "Pennsylvania",
        "RI": "Rhode Island",
        "SC": "South Carolina",
        "SD": "South Dakota",
        "TN": "Tennessee",
        "TX": "Texas",
        "UT": "Utah",
        "VT": "Vermont",
        "VA": "Virginia",
        "WA": "Washington",
        "WV": "West Virginia",
        "WI": "Wisconsin",
        "WY": "Wyoming",
    },
    neighbours={
        "AL": "FL GA MS TN",
        "AZ": "CA NV NM UT",
        "AR": "LA MS MO OK TN TX",
        "CA": "AZ NV OR",
        "CO": "KS NE NM OK UT WY",
        "CT": "MA NY RI",
        "DE": "MD NJ PA",
        "FL": "AL GA",
        "GA": "AL FL NC SC TN",
        "ID": "MT NV OR UT WA WY",
        "IL": "IN IA KY MO WI",
        "IN": "IL KY MI OH",
        "IA": "IL MN MO NE SD WI",
        "KS": "CO MO NE OK",
        "KY": "IL IN MO OH TN VA WV",
        "LA": "AR MS TX",
        "ME": "NH",
        "MD": "DE PA VA WV",
        "MA": "CT NH NY RI VT",
        "MI": "IN OH WI",
        "MN": "IA ND SD WI",
        "MS": "AL AR LA TN",
        "MO": "AR IL IA KS KY NE OK TN",
        "MT": "ID ND SD WY",
        "NE": "CO IA KS MO SD WY",
        "NV": "AZ CA ID OR UT",
        "NH": "ME MA VT",
        "NJ": "DE NY PA",
        "NM": "AZ CO OK TX",
        "NY": "CT MA NJ PA VT",
        "NC": "GA SC TN VA",
        "ND": "MN MT SD",
        "OH": "IN KY MI PA WV",
        "OK": "AR CO KS MO NM TX",
        "OR": "CA ID NV WA",
        "PA": "DE MD NJ NY OH WV",
        "RI": "CT MA",
        "SC": "GA NC",
        "SD": "IA MN MT NE ND WY",
        "TN": "AL AR GA KY MS MO NC VA",
        "TX": "AR LA NM OK",
        "UT": "AZ CO ID NV WY",
        "VT": "MA NH NY",
        "VA": "KY MD NC TN WV",
        "WA": "ID OR",
        "WV": "KY MD OH PA VA",
        "WI": "IL IA MI MN",
        "WY": "CO ID MT NE SD UT",
    },
)

ENTRY: Final = ProblemEntry(
    id="us_map",
    name="Map of the United States",
    notation="The number of colours, 1 to 6, such as colours 4.",
    start="colours 4",
    presets=(
        Preset(
            id="four",
            name="Four colours",
            position="colours 4",
            note=(
                "Four colours are enough for every map (Appel and Haken 1976). How many "
                "backtracks does it take to find them, and in which order?"
            ),
            answer=(
                "This map needs all four colours. In alphabetical order, backtracking goes back "
                "2,511 times and forward checking 355 times; with the fewest values left first, "
                "forward checking never has to."
            ),
            ideas=("colouring", "maps", "which variable next"),
            level="middle",
        ),
        Preset(
            id="three",
            name="Three colours",
            position="colours 3",
            note=(
                "Are three colours enough? Look at Nevada: its five neighbours form a ring "
                "around it."
            ),
            answer=(
                "Three colours are not enough, because of Nevada alone: an odd ring needs "
                "three colours besides Nevada's. West Virginia and Kentucky have such rings "
                "too."
            ),
            ideas=("colouring", "maps", "solvable or not"),
            level="middle",
        ),
    ),
    options=(),
    load=partial(load_map, UNITED_STATES),
)
