import { z } from 'zod';
import type { Usage } from '#shared/runs.ts';
import { LIMITS } from '../budget.ts';
import { call } from '../call.ts';
import { classifyError } from '../classify-error.ts';
import { CallError, type Failure } from '../model-error.ts';
import type { ConnectedModel } from '../provider.ts';
import { parseAnswer } from '../repair.ts';
import type { ModelSettings } from '../settings.ts';
import { type AnswerFormat, outputSpecification } from '../structured-output.ts';

export interface Tried {
	format: AnswerFormat;
	/** Null if the answer was usable. */
	failure: Failure | null;
	firstTokenMs?: number;
	totalMs: number;
	usage: Usage;
}

const tiny = z.object({ word: z.string(), sum: z.int(), colours: z.array(z.string()) });
const TASK = 'Give the word "ready", the sum of 2 and 3, and the names of two colours.';

/** Makes one small request for structured output. @throws errors that do not come from the model */
export async function tryFormat(
	model: ConnectedModel,
	format: AnswerFormat,
	settings: ModelSettings,
	signal?: AbortSignal,
): Promise<Tried> {
	const { firstTokenMs, totalMs } = { ...LIMITS, ...settings.limits };
	const began = performance.now();
	const elapsed = () => Math.round(performance.now() - began);
	const end = new AbortController();
	const timeout = new CallError({ kind: 'total-timeout', afterMs: totalMs });
	const timer = setTimeout(() => end.abort(timeout), totalMs);
	const { schema, instructions } = await outputSpecification(tiny);
	const tried: Tried = { format, failure: null, totalMs: 0, usage: {} };
	try {
		const written = await call({
			model,
			format,
			schema,
			instructions,
			messages: [{ role: 'user', content: TASK }],
			firstTokenMs,
			signal: AbortSignal.any([end.signal, ...(signal ? [signal] : [])]),
			onUsage: (usage) => Object.assign(tried.usage, usage),
			onFirstToken: () => {
				tried.firstTokenMs = elapsed();
			},
		});
		const parsed = parseAnswer(tiny, written);
		if (!parsed.ok) tried.failure = { kind: 'unusable', problems: parsed.problems.length, repaired: false };
	} catch (error) {
		const failure = classifyError(error);
		if (!failure) throw error;
		tried.failure = failure;
	} finally {
		clearTimeout(timer);
		tried.totalMs = elapsed();
	}
	return tried;
}
