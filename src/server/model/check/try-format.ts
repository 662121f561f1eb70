import { z } from 'zod';
import type { Usage } from '#shared/runs.ts';
import type { AnswerFormat } from '../answer-formats.ts';
import { call } from '../call.ts';
import { check, formOf } from '../correction.ts';
import { LIMITS } from '../limits.ts';
import type { ConnectedModel } from '../provider.ts';
import type { ModelSettings } from '../settings.ts';
import { CallError, troubleOf } from '../trouble.ts';
import type { Trouble } from '../trouble-kinds.ts';

export interface Tried {
	format: AnswerFormat;
	/** Null for a usable answer. */
	trouble: Trouble | null;
	firstTokenMs?: number;
	totalMs: number;
	usage: Usage;
}

const tiny = z.object({ word: z.string(), sum: z.int(), colours: z.array(z.string()) });
const TASK = 'Give the word "ready", the sum of 2 and 3, and the names of two colours.';

/** One small structured request. @throws what is no trouble with the model */
export async function tryFormat(model: ConnectedModel, format: AnswerFormat, settings: ModelSettings): Promise<Tried> {
	const { firstTokenMs, totalMs } = { ...LIMITS, ...settings.limits };
	const began = performance.now();
	const elapsed = () => Math.round(performance.now() - began);
	const end = new AbortController();
	const late = new CallError({ kind: 'not-finished', afterMs: totalMs });
	const timer = setTimeout(() => end.abort(late), totalMs);
	const { schema, words } = await formOf(tiny);
	const tried: Tried = { format, trouble: null, totalMs: 0, usage: {} };
	try {
		const written = await call({
			model,
			format,
			schema,
			instructions: words,
			messages: [{ role: 'user', content: TASK }],
			firstTokenMs,
			signal: end.signal,
			onUsage: (usage) => Object.assign(tried.usage, usage),
			onFirstToken: () => {
				tried.firstTokenMs = elapsed();
			},
		});
		const checked = check(tiny, written);
		if (!checked.ok) tried.trouble = { kind: 'unusable', problems: checked.problems.length, corrected: false };
	} catch (error) {
		const trouble = troubleOf(error);
		if (!trouble) throw error;
		tried.trouble = trouble;
	} finally {
		clearTimeout(timer);
		tried.totalMs = elapsed();
	}
	return tried;
}
