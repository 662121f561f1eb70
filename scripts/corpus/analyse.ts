/** One file of the corpus through the built-in engine. */

import { z } from 'zod';
import { textsIn } from '#evidence/grounding.ts';
import { type Place, quoteFinder, quotesIn } from '#evidence/quotes.ts';
import { withStraightApostrophes } from '#language/apostrophes.ts';
import { serverTools } from '#tools/server.ts';
import type { Call } from '#transcript/call.ts';
import { decodeEntities } from '#transcript/formats/entities.ts';
import { linesOf } from '#transcript/lines.ts';
import { normalise } from '#transcript/normalise.ts';
import { readCall } from '#transcript/read.ts';

export interface Row {
	file: string;
	format: string;
	speakers: { label: string; name: string; words: number; turns: number; share: number | null }[];
	turns: number;
	/** Seconds, where the file has times. */
	duration: number | null;
	warnings: string[];
	words: number;
	/** Talk share by side, as the answer gives it. */
	measured?: z.infer<typeof measuredSchema>;
	quotes: { found: number; verified: number; missing: string[] };
	/** The same for the growth plan, and the names and figures in it that are nowhere in its input. */
	plan?: Row['quotes'] & { strangers: string[] };
	/** The same for the proposal. */
	proposal?: Row['plan'];
	/** Why nothing in the file was read as speech. */
	refused?: string;
	/** Why a call that was read was not analysed. */
	skipped?: string;
	/** The error that ended the analysis. */
	failed?: string;
}

const measuredSchema = z.object({
	basis: z.enum(['time', 'words', 'none']),
	sides: z.array(z.object({ role: z.string(), names: z.array(z.string()), share: z.number().nullable() })),
});
const outputSchema = z.object({ callAnalysis: z.object({ measurements: measuredSchema }) });

const MOST_CHARACTERS = 400_000;

/** Reads a file as the browser does, and analyses the normalised text that the browser would send. */
export function analyse(file: string, source: string): Row {
	const call = readCall(source);
	const row = { ...rowOf(file, call), quotes: { found: 0, verified: 0, missing: [] } };
	if (call.words === 0) return { ...row, refused: call.warnings[0]?.text ?? 'It holds no speech.' };
	const text = normalise(call);
	if (text.length > MOST_CHARACTERS) return { ...row, skipped: `It is longer than ${MOST_CHARACTERS} characters.` };
	try {
		const output = outputFor(text);
		const measured = outputSchema.parse(output).callAnalysis.measurements;
		return { ...row, measured, quotes: check(output, text, call), plan: planOf(text), proposal: proposalOf(text) };
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
		words: call.words,
		warnings: call.warnings.map((warning) => warning.text),
	};
}

/** The tool's answer to a request with the transcript and the required fields only. */
function outputFor(text: string): unknown {
	const tool = serverTools['sales-call-analyzer'];
	const request = { callTranscript: text, callType: 'Discovery Call', callObjective: 'Learn what the call was about' };
	const input = tool.contract.input.parse(request);
	const output = tool.contract.output.parse(tool.draft(input));
	return tool.ground(output, input).output;
}

const FORM = {
	fullName: 'Dana Whitfield',
	companyName: 'Northbeam',
	clientCompanyName: 'Marlow Group',
	clientIndustry: 'Professional services',
	prospectsName: 'Alex Turner',
	prospectsJobTitle: 'Operations Manager',
	yourSkillset: 'Call answering, booking, follow-up by e-mail',
	yourExperience: 'Years of setting up call handling for small firms',
	caseStudy1ClientName: 'Fennick Glass',
	caseStudy1Challenge: 'Callers reached nobody while the fitters were out',
	caseStudy1Solution: 'A call desk that books visits into the calendar',
	caseStudy1Result: 'Fewer missed calls',
};

/** The growth plan for a form of ours around the call; its quotes are looked up in the text that was sent. */
function planOf(text: string): Row['plan'] {
	const tool = serverTools['growth-plan-calculator'];
	const input = tool.contract.input.parse({ ...FORM, callTranscript: text });
	const output = tool.contract.output.parse(tool.draft(input));
	return {
		...standing(textsIn(output).flatMap(quotesIn), text, readCall(text)),
		strangers: [...tool.ground(output, input).grounding.unsupported],
	};
}

/** The proposal of which nobody confirmed anything: candidates alone. */
function proposalOf(text: string): Row['proposal'] {
	const tool = serverTools.dealmaker;
	const input = tool.contract.input.parse({ transcript: text });
	const output = tool.contract.output.parse(tool.draft(input));
	return {
		...standing(textsIn(output).flatMap(quotesIn), text, readCall(text)),
		strangers: [...tool.ground(output, input).grounding.unsupported],
	};
}

/**
 * Every evidence string and every piece between curly quotes must be within one line of the text that was sent, as its
 * field takes it, and in a turn of the source or be a label.
 */
function check(output: unknown, text: string, call: Call): Row['quotes'] {
	return standing(claimsOf(output, ''), text, call);
}

function standing(claims: readonly string[], text: string, call: Call): Row['quotes'] {
	const lines = linesOf(withStraightApostrophes(text));
	const find = quoteFinder(call);
	const quotes = [...new Set(claims)];
	// A file may write a sign otherwise than it is read: "&#39;" for an apostrophe.
	const spoken = withStraightApostrophes(call.turns.map(({ text: said }) => decodeEntities(said)).join('\n'));
	const labels = new Set(call.speakers.flatMap(({ label, name }) => [label, name]));
	const stands = (quote: string) =>
		lines.some((line) => line.includes(quote)) && (labels.has(quote) || isFound(find(quote)) || spoken.includes(quote));
	const missing = quotes.filter((quote) => !stands(quote));
	return { found: quotes.length, verified: quotes.length - missing.length, missing };
}

/** Similar words are not a quote. */
function isFound(place: Place | null): boolean {
	return place !== null && place.match !== 'close';
}

function claimsOf(value: unknown, key: string): string[] {
	if (typeof value === 'string') return key === 'evidence' ? [value] : quotesIn(value);
	if (Array.isArray(value)) return value.flatMap((item) => claimsOf(item, key));
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, part]) => claimsOf(part, name));
}
