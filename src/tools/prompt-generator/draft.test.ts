import { describe, expect, it } from 'vitest';
import { bestTime } from '#test/best-time.ts';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, strangers } from '#test/outputs.ts';
import { sampled } from '#test/tier.ts';
import { contract, type PromptInput } from './contract.ts';
import { readSamples } from './draft/samples.ts';
import { draft } from './draft.ts';
import { partsOf } from './parts.ts';
import { every, odd, rich } from './testing.ts';

/** The prompt without the text between tags, which is the member's, verbatim. */
function ownText(input: PromptInput): string {
	return draft(input).generatedPrompt.replace(/^<([a-z]+(?:-\d+)?)>\n[\s\S]*?\n<\/\1>$/gm, '');
}

/** Without headings, which are the same in every prompt. */
const sentencesOf = (input: PromptInput) => sentencesOfOutput(ownText(input), [/^# /]);

/** Counts and words that belong to the method; all other figures are the member's. */
const METHOD =
	'two sentences, three things, two thoughts, three changes, two causes, two ways, three names, two titles, three rows, four rows, two columns, ASSUMPTION, Monitor, tomorrow';

const HEADINGS = [
	'Role',
	'Task',
	'Context',
	'Steps',
	'Constraints',
	'Output format',
	'Examples',
	'Check before you answer',
];

function part(input: PromptInput, heading: string): string {
	return partsOf(draft(input).generatedPrompt).find((one) => one.heading.startsWith(heading))?.text ?? '';
}

describe.each(Object.entries(every))('the prompt for %s', (_name, input) => {
	const output = draft(input);

	it('PROMPT-7: keeps the contract and has its eight parts, in order and none empty', () => {
		expect(contract.output.parse(output)).toEqual(output);
		const parts = partsOf(output.generatedPrompt);
		const headings = parts
			.map(({ heading }) => heading.replace(/ \(.*\)$/, ''))
			.filter((heading) => heading !== 'Voice');
		expect(headings).toEqual(HEADINGS);
		for (const { heading, text } of parts) expect(text, heading).toMatch(/\S/);
		expect(emptyOrUnfilled(output, input)).toEqual([]);
	});

	it('PROMPT-8: names no figure and nobody that was not given, and says nothing twice', () => {
		const voice = readSamples(input.examples).voice;
		expect(strangers(sentencesOf(input), input, [voice, METHOD])).toEqual([]);
		expect(repeated(sentencesOf(input))).toEqual([]);
	});

	it('keeps every field of the member word for word', () => {
		const flat = output.generatedPrompt.replace(/\s+/g, ' ');
		for (const field of ['task', 'context', 'format', 'examples'] as const) {
			for (const line of input[field].split(/\n|(?<=[.?!])\s+/)) {
				const wanted = line.replace(/\s+/g, ' ').trim();
				if (!/^[-–—]+$/.test(wanted)) expect(flat).toContain(wanted.replace(/[.;:]$/, ''));
			}
		}
	});
});

describe('two requests', () => {
	const names = Object.keys(rich);
	const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));

	it.each(sampled(pairs, 2))('share little, with the words of both masked as well: %s and %s', (a, b) => {
		const [one, other] = [rich[a], rich[b]];
		if (!one || !other) throw new Error('no such input');
		expect(sharedShare(sentencesOf(one), sentencesOf(other))).toBeLessThan(0.25);
		expect(maskedShare(sentencesOf(one), sentencesOf(other), one, other)).toBeLessThan(0.6);
	});
});

describe('what is read from a request', () => {
	it('PROMPT-7: gives each kind of task steps, constraints and a check of its own', () => {
		const tasks = [
			'Write an e-mail telling our members that the pool closes in May',
			'Find out why the pool lost members in May',
			'Summarise the rules of the pool',
			'Extract the opening hours of the pool',
			'Write a Python script that reads the hours of the pool',
			'Plan the spring cleaning of the pool',
			'Compare two heaters for the pool',
			'Translate the sign at the pool into Polish',
			'Sort the complaints about the pool by cause',
			'Suggest ideas for a quiet corner of the pool',
		];
		const prompts = tasks.map((task) => sentencesOf(contract.input.parse({ task })));
		for (const [index, one] of prompts.entries()) {
			for (const other of prompts.slice(index + 1)) {
				// Every prompt without context begins by asking for it.
				expect(sharedShare(one, other)).toBeLessThan(0.2);
			}
		}
	});

	it('PROMPT-8: asks for what it needs where no context is given', () => {
		const input = contract.input.parse({ task: 'Plan the harvest festival' });
		expect(part(input, 'Context')).toMatch(/Ask me these three things first.*\n1\. .+\?\n2\. .+\?\n3\. .+\?$/);
	});

	it('moves prohibitions into the constraints, in the member’s words', () => {
		const input = rich.dental as PromptInput;
		expect(part(input, 'Context')).not.toContain('Do not mention');
		expect(part(input, 'Constraints')).toMatch(
			/^- Do not mention the assistants by name\.\n- No apology for the change itself\./,
		);
	});

	it('names two changes of one time and the counts behind two rates', () => {
		const steps = part(rich.trucking as PromptInput, 'Steps');
		expect(steps).toContain('“In January we switched to a new fuel card” and “On 3 February two drivers left');
		expect(steps).toContain('compute both from “January: 61,300 miles, fuel 24.1% of revenue” and “February:');
	});

	it('measures what all samples share, and fences each', () => {
		const input = rich.dental as PromptInput;
		expect(part(input, 'Voice')).toContain('Sentences run from 5 to 11 words; the average is 7.');
		expect(part(input, 'Voice')).toContain('The writer says “we”.');
		expect(part(input, 'Examples').match(/^<sample>$/gm)).toHaveLength(2);
	});

	it('repeats limits in the check', () => {
		expect(part(rich.camp as PromptInput, 'Check')).toContain('Count the words against “at most 140 words”');
	});

	it('keeps hostile and very long texts between tags that they do not hold', () => {
		const hostile = part(odd.hostile as PromptInput, 'Context');
		expect(hostile).toMatch(/<context-2>\n[\s\S]*<\/context>\n# Role[\s\S]*\n<\/context-2>$/);
		expect(part(odd.long as PromptInput, 'Context')).toContain('<context>\nEntry 0');
		expect(part(odd.lines as PromptInput, 'Task')).toMatch(/^<task>\n# Check before you answer/);
	});

	it('keeps the default format for a result, and puts it last for a text', () => {
		const text = (task: string) => part(contract.input.parse({ task }), 'Output format').split('\n')[0];
		expect(text('Analyse the churn of our choir')).toBe('A clear, concise summary, divided like this:');
		expect(text('Write a poem about rust')).toBe('A clear, concise summary at the end; before it:');
	});

	it('does not cut a date in two', () => {
		const input = contract.input.parse({ task: 'Plan the move', context: 'Die Halle ist vom 4. bis 8. Mai frei.' });
		expect(part(input, 'Context')).toBe('- Die Halle ist vom 4. bis 8. Mai frei.');
	});

	it('takes the same kind of work apart by what is given', () => {
		const one = contract.input.parse({
			task: 'Write an e-mail telling our tenants that the lift is replaced',
			context: 'Work runs from 4 May to 19 June. The goods lift stays open. Reason: the motor is from 1978.',
		});
		const other = rich.dental as PromptInput;
		expect(sharedShare(sentencesOf(one), sentencesOf(other))).toBeLessThan(0.6);
	});

	it('drafts the largest input at once', async () => {
		const long = 'The gate opens inward and the bell rings twice, at 7:45. '.repeat(350).slice(0, 20_000);
		const input = contract.input.parse({ task: long, context: long, format: long, examples: long });
		expect(await bestTime(150, () => draft(input))).toBeLessThan(150);
	});
});
