/**
 * The claim: the built-in engine writes the largest campaign, calendar and prompt (every text field of 20,000
 * characters, every platform, each day) in under 150 ms, drafting and grounding together; and twice the pieces of a
 * calendar take at most 2.3 times as long. Rounds of all alternate, so that a busy machine weighs on them alike.
 */
import { PLATFORMS } from '#tools/ai-content-creator/options.ts';
import { MAX_TEXT } from '#tools/fields.ts';
import { serverTools } from '#tools/server.ts';

const ROUNDS = 15;
const MOST_MS = 150;
const MOST_RATIO = 2.3;

const NOUNS = ['boiler', 'invoice', 'roster', 'ticket', 'harvest', 'ledger', 'lesson', 'hinge', 'parcel', 'permit'];

const VERBS = ['waits for', 'comes before', 'slows', 'depends on'];

/** As long as a field may be: no two sentences alike, and a figure in every fifth, as in notes of a business. */
function longText(field: number): string {
	const sentences = Array.from({ length: 500 }, (_, at) => {
		const figure = at % 5 === 0 ? `${field * 500 + at} times a week` : 'as people tell it';
		const [noun, other] = [NOUNS[at % 10], NOUNS[Math.floor(at / 10) % 10]];
		return `The ${noun} ${VERBS[(at + field) % VERBS.length]} the ${other} ${figure}.`;
	});
	return sentences.join(' ').slice(0, MAX_TEXT);
}

/** The example of a tool with every text that is free at its longest. */
function largest(value: unknown, kept: ReadonlySet<string>, count = { fields: 0 }): unknown {
	if (typeof value === 'string') return kept.has(value) ? value : longText(count.fields++);
	if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, largest(part, kept, count)]));
}

const CHOSEN = {
	'ai-ad-writer': [
		'campaignObjective',
		'adPlatform',
		'callToAction',
		'brandVoice',
		'ageRange',
		'gender',
		'income',
		'industry',
	],
	'ai-content-creator': ['postingFrequency', 'brandVoice', 'industry'],
	'prompt-generator': [],
} as const;

type Id = keyof typeof CHOSEN;

async function inputOf(id: Id, platforms: readonly string[] = PLATFORMS): Promise<object> {
	const { example } = (await import(`../src/tools/${id}/example.ts`)) as { example: Record<string, unknown> };
	const names: readonly string[] = CHOSEN[id];
	const chosen = new Set<string>();
	JSON.stringify(example, (key, value) => {
		if (names.includes(key) && typeof value === 'string') chosen.add(value);
		return value;
	});
	const input = largest(example, chosen) as Record<string, unknown>;
	const wide = id === 'ai-content-creator' ? { platforms, postingFrequency: 'Daily' } : {};
	return serverTools[id].contract.input.parse({ ...input, ...wide });
}

function milliseconds(id: Id, input: object): number {
	const tool = serverTools[id];
	// What a tool keeps of an input that it has read must not help the next round.
	const fresh = structuredClone(input);
	const started = performance.now();
	tool.ground(tool.answer.parse(tool.draft(fresh)), fresh);
	return performance.now() - started;
}

function median(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const works: readonly [string, Id, object][] = [
	['largest ad campaign', 'ai-ad-writer', await inputOf('ai-ad-writer')],
	['largest calendar, 224 pieces', 'ai-content-creator', await inputOf('ai-content-creator')],
	['half of it, 112 pieces', 'ai-content-creator', await inputOf('ai-content-creator', PLATFORMS.slice(0, 4))],
	['largest prompt', 'prompt-generator', await inputOf('prompt-generator')],
];
const times = works.map((): number[] => []);
for (let round = 0; round <= ROUNDS; round++) {
	works.forEach(([, id, input], at) => {
		const time = milliseconds(id, input);
		if (round > 0) times[at]?.push(time);
	});
}
works.forEach(([name], at) => {
	console.log(`${name}: ${median(times[at] ?? []).toFixed(0)} ms (claimed: under ${MOST_MS} ms)`);
});
const whole = times[1] ?? [];
const ratio = median(whole.map((time, round) => time / (times[2]?.[round] ?? Number.NaN)));
console.log(`twice the pieces take ${ratio.toFixed(2)} times as long (claimed: at most ${MOST_RATIO})`);
if (!(ratio <= MOST_RATIO) || times.some((own) => !(median(own) < MOST_MS))) process.exitCode = 1;
