/** One file of the corpus through the built-in engine. */

import { z } from 'zod';
import { quotesIn } from '#evidence/quotes.ts';
import { serverTools } from '#tools/server.ts';
import type { Call } from '#transcript/call.ts';
import { linesOf } from '#transcript/lines.ts';
import { readCall } from '#transcript/read.ts';

export interface Row {
	file: string;
	format: string;
	speakers: { label: string; name: string; words: number; turns: number; share: number | null }[];
	turns: number;
	/** Seconds, where the file has times. */
	duration: number | null;
	warnings: string[];
	/** Talk share by side, as the answer gives it. */
	measured?: z.infer<typeof measuredSchema>;
	quotes: { found: number; verified: number; missing: string[] };
	/** Why the file was not analysed. */
	skipped?: string;
	/** What the analysis died of. */
	failed?: string;
}

const measuredSchema = z.object({
	basis: z.enum(['time', 'words', 'none']),
	sides: z.array(z.object({ role: z.string(), names: z.array(z.string()), share: z.number().nullable() })),
});
const outputSchema = z.object({ callAnalysis: z.object({ measurements: measuredSchema }) });

const MOST_CHARACTERS = 400_000;

export function analyse(file: string, source: string): Row {
	const text = source
		.replace(/^\uFEFF/, '')
		.replaceAll('\u0000', '')
		.trim();
	const call = readCall(text);
	const row = { ...rowOf(file, call), quotes: { found: 0, verified: 0, missing: [] } };
	if (call.turns.length === 0) return { ...row, skipped: call.warnings[0]?.text ?? 'It holds no speech.' };
	if (text.length > MOST_CHARACTERS) return { ...row, skipped: `It is longer than ${MOST_CHARACTERS} characters.` };
	try {
		const output = outputFor(text);
		return { ...row, measured: outputSchema.parse(output).callAnalysis.measurements, quotes: check(output, text) };
	} catch (error) {
		return { ...row, failed: error instanceof Error ? error.message : String(error) };
	}
}

function rowOf(file: string, call: Call): Omit<Row, 'quotes'> {
	const all = call.speakers.reduce((sum, { words }) => sum + words, 0);
	return {
		file,
		format: call.format,
		speakers: call.speakers.map(({ label, name, words, turns }) => ({
			label,
			name,
			words,
			turns,
			share: all === 0 ? null : Math.round((words / all) * 1000) / 10,
		})),
		turns: call.turns.length,
		duration: call.duration ?? null,
		warnings: call.warnings.map((warning) => warning.text),
	};
}

/** The answer of the tool to a request that gives the transcript and what is required, and nothing else. */
function outputFor(text: string): unknown {
	const tool = serverTools['sales-call-analyzer'];
	const request = { callTranscript: text, callType: 'Discovery Call', callObjective: 'Learn what the call was about' };
	const input = tool.contract.input.parse(request);
	const output = tool.contract.output.parse(tool.draft(input));
	return tool.ground(output, input).output;
}

/** Every evidence string and every piece between curly quotes must stand within one line of the transcript. */
function check(output: unknown, text: string): Row['quotes'] {
	const lines = linesOf(text);
	const quotes = [...new Set(claimsOf(output, ''))];
	const missing = quotes.filter((quote) => !lines.some((line) => line.includes(quote)));
	return { found: quotes.length, verified: quotes.length - missing.length, missing };
}

function claimsOf(value: unknown, key: string): string[] {
	if (typeof value === 'string') return key === 'evidence' ? [value] : quotesIn(value);
	if (Array.isArray(value)) return value.flatMap((item) => claimsOf(item, key));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => claimsOf(part, name));
}
