/** The meters as OpenTelemetry counts them, read by Prometheus on a port of its own. Names are those of its conventions where there are some. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { BatchObservableResult } from '@opentelemetry/api';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { StartRefused } from '../errors/start-refused.ts';
import type { Gauges, Meters } from './meters.ts';

/** Seconds: pages answer in hundredths, parties take up to twenty. */
const seconds = {
  unit: 's',
  advice: { explicitBucketBoundaries: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20] },
};

/** Serves `/metrics` at once. Throws StartRefused where the port is taken. */
export async function prometheusMeters({ host, port }: { host: string; port: number }): Promise<Meters> {
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  await exporter.startServer().catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartRefused(`Port ${port} of ${host} (HEARTHLINE_METRICS) cannot be listened on: ${code}.`);
  });
  const provider = new MeterProvider({ readers: [exporter] });
  const meter = provider.getMeter('hearthline');
  const requests = meter.createHistogram('http.server.request.duration', {
    ...seconds,
    description: 'Requests by route, until their answer was sent',
  });
  const parties = meter.createHistogram('hearthline.party.duration', {
    ...seconds,
    description: 'Questions to outside parties, until their answer or failure',
  });
  const pages = meter.createCounter('hearthline.pages', {
    description: 'Pages that borrowers opened and sent',
  });
  const stopDelay = watchDelay(meter);
  return {
    request: ({ method, route, status, seconds: took }) =>
      requests.record(took, {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
      }),
    party: ({ call, outcome, seconds: took }) => parties.record(took, { call, outcome }),
    page: ({ lender, page, what }) => pages.add(1, { lender, page, what }),
    watch: (gauges) => {
      watchPools(meter, gauges);
      watchLanes(meter, gauges);
    },
    close: async () => {
      stopDelay();
      await provider.shutdown();
    },
  };
}

type Meter = ReturnType<MeterProvider['getMeter']>;

function watchDelay(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's', description: 'Since the last look' })
    .addCallback((result) => {
      result.observe(delay.percentile(99) / 1e9);
      delay.reset();
    });
  return () => delay.disable();
}

function watchPools(meter: Meter, { pools }: Gauges): void {
  const count = meter.createObservableGauge('db.client.connection.count', {
    description: 'Connections to the database',
  });
  const waiting = meter.createObservableGauge('db.client.connection.pending_requests', {
    description: 'Callers that wait for a connection',
  });
  const look = (result: BatchObservableResult) => {
    for (const { pool, used, idle, waiting: callers } of pools()) {
      result.observe(count, used, { pool, state: 'used' });
      result.observe(count, idle, { pool, state: 'idle' });
      result.observe(waiting, callers, { pool });
    }
  };
  meter.addBatchObservableCallback(look, [count, waiting]);
}

function watchLanes(meter: Meter, { lanes }: Gauges): void {
  const due = meter.createObservableGauge('hearthline.lane.due', {
    description: 'Jobs that could run and wait',
  });
  const oldest = meter.createObservableGauge('hearthline.lane.oldest', {
    unit: 's',
    description: 'How long the oldest of them could run',
  });
  const look = async (result: BatchObservableResult) => {
    for (const { lane, due: jobs, oldestSeconds } of await lanes()) {
      result.observe(due, jobs, { lane });
      result.observe(oldest, oldestSeconds, { lane });
    }
  };
  meter.addBatchObservableCallback(look, [due, oldest]);
}
