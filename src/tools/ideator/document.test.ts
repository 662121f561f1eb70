import { expect, it } from 'vitest';
import { toMarkdown } from '#server/export/markdown.ts';
import { contract } from './contract.ts';
import { document } from './document.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';

const written = (change: object) => {
	const input = contract.input.parse({ ...example, ...change });
	return toMarkdown(document(draft(input), input));
};

it('a file of the built-in engine names its parts for what they are: the words of the member', () => {
	const file = written({});
	expect(file).toContain(`**Your customers:** “${example.idealCustomer}”`);
	expect(file).toContain(`### Your goal for the call\n\n- “${example.primaryGoal}”`);
	expect(file).toContain('### What you do not know yet\n');
	expect(file).not.toMatch(/industry insights|likely goals|Target role/i);
});

it('a file of a model, which may know what is typical of a trade, says so', () => {
	const { takenAs, ...toolkit } = draft(example).discoveryCallToolkit;
	const file = toMarkdown(document({ discoveryCallToolkit: toolkit }, example));
	expect(file).toContain(`**Target role:** ${example.idealCustomer}`);
	expect(file).toContain('### Likely goals\n');
	expect(file).toContain('### Key industry insights\n');
	expect(takenAs).toBeDefined();
});

it('a file leaves out the parts that nothing was given for', () => {
	const file = written({ initialServiceIdeas: '-', uncertainties: 'no idea' });
	expect(file).not.toContain('What you do not know yet');
	expect(file).not.toContain('Your service ideas');
});

it('a file calls nothing unknown that the member knows, or would stop at', () => {
	const noted = written({ uncertainties: 'There is no signal. If they sell up I’d drop it' });
	expect(noted).toContain(
		'### What you noted\n\n- Known already, as you wrote: “There is no signal”\n- A reason to stop',
	);
	expect(written({ uncertainties: 'There is no signal. Maybe they pay' })).toContain('### What you do not know yet\n');
});
