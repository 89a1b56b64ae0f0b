"""An evening part of which there is no server: phones pass the game on by reading each other."""

from tests.simulator import reading
from tests.simulator.evening import Evening
from tests.simulator.healing import settle
from tests.simulator.phone import until
from tests.simulator.writer import Writer

MEETING_EVERY = 3
"""Entries between two meetings, about."""


class CellarEvening(Evening):
    """Phones that begin with a server, go on without one, and come back to it one by one.

    Disasters are for the other evenings: here nothing goes wrong but that nobody has a network.
    """

    def play(self) -> None:
        """Play every game of the evening, each with its time in the cellar."""
        for phone in self.phones:
            phone.open()
        for number, kind in enumerate(self.kinds, 1):
            self.begin(kind)
            for phone in self.phones:
                phone.weather.often = 0
                reading.get_ready(phone, self.games[-1])
            count = self.entries // len(self.kinds)
            self._write(count * number - count * 3 // 4)
            self._go_down()
            self._write(count * number, is_meeting=True)
            self._come_up()

    def _write(self, until: int, *, is_meeting: bool = False) -> None:
        while self.entry_count < until:
            action = self.random.choice(self.actions)
            self.done[action.__name__] += 1
            action(self.random.choice(self.writers))
            if is_meeting and self.random.randrange(MEETING_EVERY) == 0:
                self.meet()

    @property
    def actions(self) -> list:
        """What people do in the cellar, as often as it stands here."""
        return [self.write] * 4 + [self.correct, self.take_back, self.adjust, self.write_together]

    def meet(self) -> None:
        """One phone reads another; often the other reads it in turn."""
        game = self.games[-1]
        giver, reader = self.random.sample(self.phones, 2)
        reading.read(reader, game, reading.show(giver, game))
        self.done["reading"] += 1
        if self.random.random() < 0.6:
            reading.read(giver, game, reading.show(reader, game))
            self.done["reading"] += 1

    def _go_down(self) -> None:
        """Nobody has a network any more."""
        for phone in self.phones:
            phone.context.set_offline(True)
        self.server.stop()
        self.done["cellar"] += 1

    def _come_up(self) -> None:
        """One meets the server and sends what it has, of others too; then come the others."""
        self.server.start()
        game = self.games[-1]
        for writer in self.random.sample(self.writers, len(self.writers)):
            self._meet_server(writer, game)
        settle(self.writers, [game])

    def _meet_server(self, writer: Writer, game: str) -> None:
        phone = writer.phone
        phone.context.set_offline(False)
        phone.heal()
        phone.pull()
        until(lambda: phone.head(game)["waits"] == 0, f"{phone.name} has sent {game}", phone.wait)
