"""What an operator watches, in the format of Prometheus."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from conclave.server.service import Service


class Figures:
    """Reads the figures of a service when they are asked for."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """All figures."""
        service = self.service
        hub, store, pool = service.hub, service.store, service.pool
        for name, said, number in (
            ("conclave_moves", "Things that happened at tables", hub.moves),
            ("conclave_commits", "Transactions of the store", store.commits),
            ("conclave_records", "Records written", store.written),
            ("conclave_bot_failures", "Answers for which a simpler bot stepped in", service.stand_ins.failures),
            ("conclave_bot_processes_replaced", "Processes of bots that broke", pool.replaced),
        ):
            yield CounterMetricFamily(name, said, value=number)
        for name, said, number in (
            ("conclave_tables_open", "Tables in memory", len(hub.open_tables)),
            ("conclave_connections", "Open sockets", service.connections.open),
            ("conclave_bot_calls_waiting", "Questions that wait for a bot", pool.waiting),
        ):
            yield GaugeMetricFamily(name, said, value=number)

    def text(self) -> bytes:
        """The figures now."""
        return generate_latest(self.registry)
