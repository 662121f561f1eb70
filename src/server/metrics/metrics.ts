/** What an operator watches, in the text format of Prometheus. No label names a member or holds what one entered. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Run } from '#shared/runs.ts';

/** What is looked up when somebody asks. */
export interface MetricSources {
	/** Waiting jobs by queue, and the age of the oldest in seconds. */
	queues(): Promise<readonly { name: string; waiting: number; oldestSeconds: number }[]>;
	/** Tasks of the tool processes. */
	pool(): { busy: number; waiting: number };
}

export interface Metrics {
	requestEnded(request: { method: string; route: string; status: number; ms: number }): void;
	runEnded(run: Run): void;
	text(): Promise<string>;
	readonly contentType: string;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** A built-in run takes seconds, a model's minutes. */
const RUN_SECONDS = [0.5, 1, 2, 5, 10, 30, 60, 120, 300];

export function createMetrics(sources: MetricSources): Metrics {
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });

	const requests = new Histogram({
		name: 'http_request_duration_seconds',
		help: 'Requests by method, route and status.',
		labelNames: ['method', 'route', 'status'],
		buckets: REQUEST_SECONDS,
		registers,
	});
	const runs = new Histogram({
		name: 'run_duration_seconds',
		help: 'Runs that this instance ended, by tool, engine and outcome, from their start to their end.',
		labelNames: ['tool', 'engine', 'outcome'],
		buckets: RUN_SECONDS,
		registers,
	});
	const tokens = new Counter({
		name: 'model_tokens_total',
		help: 'Tokens that the model counted for ended runs.',
		labelNames: ['direction'],
		registers,
	});
	const cost = new Counter({
		name: 'model_cost_dollars_total',
		help: 'What those runs cost, in US dollars, where the provider or the owner names a price.',
		registers,
	});
	const oldest = new Gauge({
		name: 'queue_oldest_job_seconds',
		help: 'How long the oldest job that is due has waited, by queue. The queue `mail` is the backlog of mails.',
		labelNames: ['queue'],
		registers,
	});
	new Gauge({
		name: 'queue_jobs_waiting',
		help: 'Jobs that are due and not begun, by queue.',
		labelNames: ['queue'],
		registers,
		async collect() {
			this.reset();
			oldest.reset();
			for (const { name, waiting, oldestSeconds } of await sources.queues()) {
				this.set({ queue: name }, waiting);
				oldest.set({ queue: name }, oldestSeconds);
			}
		},
	});
	new Gauge({
		name: 'tool_pool_tasks',
		help: 'Tasks of the processes that read what members enter: under way, or waiting for a process.',
		labelNames: ['state'],
		registers,
		collect() {
			const { busy, waiting } = sources.pool();
			this.set({ state: 'busy' }, busy);
			this.set({ state: 'waiting' }, waiting);
		},
	});

	return {
		requestEnded({ method, route, status, ms }) {
			// Each file of the web app is a route of its own.
			requests.observe({ method, route: route.startsWith('/api/') ? route : 'other', status }, ms / 1000);
		},
		runEnded({ tool, source, status, durationMs = 0, usage }) {
			runs.observe({ tool, engine: source, outcome: status }, durationMs / 1000);
			tokens.inc({ direction: 'input' }, usage?.inputTokens ?? 0);
			tokens.inc({ direction: 'output' }, usage?.outputTokens ?? 0);
			cost.inc(usage?.cost ?? 0);
		},
		text: () => registry.metrics(),
		contentType: registry.contentType,
	};
}
