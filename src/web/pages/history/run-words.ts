import type { Run, RunStatus } from '#shared/runs.ts';
import { webTools } from '#tools/web.ts';
import type { Tone } from '#ui/tone.ts';
import { isUnderWay } from '#web/api/runs.ts';
import { COMPARISON, HISTORY, TOOLS, toolById } from '#web/navigation.ts';

export const STATUS_WORDS: Record<RunStatus, { word: string; tone: Tone }> = {
	queued: { word: 'Waiting', tone: 'blue' },
	running: { word: 'Running', tone: 'blue' },
	succeeded: { word: 'Done', tone: 'green' },
	failed: { word: 'Failed', tone: 'red' },
	cancelled: { word: 'Cancelled', tone: 'neutral' },
};

/** The tools that create runs, in the order of the sidebar. */
export const GENERATORS = TOOLS.map(({ path, label }) => ({ id: path.slice(1), label })).filter(({ id }) =>
	Object.hasOwn(webTools, id),
);

export function toolName(id: string): string {
	return toolById(id)?.label ?? id;
}

export function engineName({ source, model }: Pick<Run, 'source' | 'model'>): string {
	return source === 'model' ? (model ?? 'Model') : 'Built-in engine';
}

/** The page of a run: for one that is under way, the page that follows it. */
export function pathOfRun(run: Pick<Run, 'id' | 'tool' | 'status'>): string {
	if (!isUnderWay(run)) return `${HISTORY.path}/${encodeURIComponent(run.id)}`;
	return `/${run.tool}?run=${encodeURIComponent(run.id)}`;
}

/** The tool's form with the run's input; `start` generates at once. */
export function pathFrom({ id, tool }: Pick<Run, 'id' | 'tool'>, start?: 'again' | 'built-in'): string {
	const query = new URLSearchParams({ from: id, ...(start === undefined ? {} : { start }) });
	return `/${tool}?${query}`;
}

/** The history, to choose a run for a comparison. */
export function pathToChoose(id: string): string {
	return `${HISTORY.path}?${new URLSearchParams({ compare: id })}`;
}

export function pathToCompare(a: string, b: string): string {
	return `${COMPARISON.path}?${new URLSearchParams({ a, b })}`;
}
