/** What came of one question to an engine. */
import { ModelError } from '#server/model/model-error.ts';
import { addUsage } from '#server/model/usage.ts';
import { BrokenOutput } from '#server/tool-pool/errors.ts';
import type { Usage } from '#shared/runs.ts';

export interface Outcome<Result> {
	/** Null where it failed. */
	result: Result | null;
	/** Why it failed, in a word or two. */
	failure?: string;
	/** The first answer did not fit its schema. */
	misfit: boolean;
	milliseconds: number;
	usage: Usage;
}

export interface Watch {
	onStage(stage: 'reading' | 'correcting'): void;
	spend(usage: Usage): void;
}

export async function outcomeOf<Result>(make: (watch: Watch) => Promise<Result>): Promise<Outcome<Result>> {
	const begun = performance.now();
	const usage: Usage = {};
	let misfit = false;
	const watch: Watch = {
		onStage(stage) {
			if (stage === 'correcting') misfit = true;
		},
		spend: (more) => addUsage(usage, more),
	};
	const end = (end: Pick<Outcome<Result>, 'result' | 'failure'>) => {
		return { ...end, misfit, usage, milliseconds: performance.now() - begun };
	};
	try {
		return end({ result: await make(watch) });
	} catch (error) {
		if (error instanceof BrokenOutput) return end({ result: null, failure: 'broken output' });
		if (!(error instanceof ModelError)) throw error;
		watch.spend(error.usage);
		misfit ||= error.failure.kind === 'unusable';
		return end({ result: null, failure: error.failure.kind });
	}
}
