import type { Run, RunStatus } from '#shared/runs.ts';
import { webTools } from '#tools/web.ts';
import type { Tone } from '#ui/tone.ts';
import { isUnderWay } from '#web/api/runs.ts';
import { COMPARISON, HISTORY, TOOLS, toolById } from '#web/navigation.ts';
import { offeredModel } from '#web/settings.ts';

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

/** Whether several engines wrote these runs; one alone is not worth a word at each of them. */
export function haveSeveralEngines(runs: readonly Pick<Run, 'source' | 'model'>[]): boolean {
	return new Set(runs.map(engineName)).size > 1;
}

/** The page of a run: for one that is under way, the page that follows it. */
export function pathOfRun(run: Pick<Run, 'id' | 'tool' | 'status'>): string {
	if (!isUnderWay(run)) return `${HISTORY.path}/${encodeURIComponent(run.id)}`;
	return `/${run.tool}?run=${encodeURIComponent(run.id)}`;
}

/** The tool's form with the run's input; `start` generates at once, by the model where one is given. */
export function pathFrom({ id, tool }: Pick<Run, 'id' | 'tool'>, start?: 'again' | 'built-in', model?: string): string {
	const query = new URLSearchParams({ from: id, ...(start && { start }), ...(model && { model }) });
	return `/${tool}?${query}`;
}

/** Generates once more as it was asked for; by the default where its model is not offered any more. */
export function pathAgain(run: Pick<Run, 'id' | 'tool' | 'chosenModel'>): string {
	return pathFrom(run, 'again', offeredModel(run.chosenModel));
}

/** The history, to choose a run for a comparison. */
export function pathToChoose(id: string): string {
	return `${HISTORY.path}?${new URLSearchParams({ compare: id })}`;
}

export function pathToCompare(a: string, b: string): string {
	return `${COMPARISON.path}?${new URLSearchParams({ a, b })}`;
}
