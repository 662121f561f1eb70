import type { ContentInput, ContentStrategy } from '../contract.ts';
import type { ContentType, Platform } from '../options.ts';
import type { Chooser } from './choose.ts';
import type { Candidate } from './pool.ts';
import { Said } from './write.ts';

type Template = ContentStrategy['contentTemplates'][number];

interface Pattern {
	name: string;
	type: ContentType;
	structure: string;
	uses: readonly string[];
}

const PATTERNS: readonly Pattern[] = [
	{
		name: 'Things to check',
		type: 'Tips & Tutorials',
		structure: 'The situation in one line; what to check, in order; the thought behind them; what to do with it',
		uses: ['A question you hear at the counter', 'A mistake that is easy to avoid'],
	},
	{
		name: 'Cards to keep',
		type: 'Carousel Posts',
		structure: 'A first card that names the subject; one step a card; a last card to save; the caption says why',
		uses: ['Steps that people forget', 'A comparison of ways'],
	},
	{
		name: 'A vote with a reason',
		type: 'Polls & Questions',
		structure: 'A scene people know; answers to choose from; a request for the reason; the result as the next piece',
		uses: ['A choice that divides your customers', 'Finding the next subject'],
	},
	{
		name: 'Behind the door',
		type: 'Behind-the-Scenes',
		structure: 'What the picture shows; the step before it; the detail nobody sees; a question',
		uses: ['A day with something unusual on the table', 'Introducing a person, with consent'],
	},
	{
		name: 'One case, told with consent',
		type: 'Case Studies',
		structure:
			'Before, in the customer’s words; what was done; after, with what did not change; how other cases differ',
		uses: ['A customer who agreed to be named', 'A result you can document'],
	},
	{
		name: 'The plain offer',
		type: 'Product Showcases',
		structure: 'What it is; what it includes; what it costs; for whom it is not; how to ask',
		uses: ['A new service or date', 'Something that people misunderstand'],
	},
	{
		name: 'Your turn',
		type: 'User-Generated Content',
		structure: 'What you would like to see; what counts; what you do with it; how to send it',
		uses: ['After a poll that many answered', 'When a customer sends a picture unasked'],
	},
];

const MOST_TEMPLATES = 5;

/** Forms to continue with, each with an idea that the calendar did not use as its example. */
export function templatesOf({ platforms, contentTypes }: ContentInput, spare: Chooser): Template[] {
	const wanted = PATTERNS.filter(({ type }) => contentTypes.includes(type));
	const others = PATTERNS.filter((pattern) => !wanted.includes(pattern));
	const patterns = [...wanted, ...(wanted.length < 3 ? others.slice(0, 3 - wanted.length) : [])].slice(
		0,
		MOST_TEMPLATES,
	);
	const said = new Said();
	return patterns.map(({ name, type, structure, uses }, index) => {
		const idea = spare.next(type, '');
		const lines = idea === null ? [] : linesOf(idea).filter((line) => said.isNew(line));
		said.add(...lines);
		const example = lines.length < 2 ? `[add an example of your own for ‘${name}’]` : lines.join('\n');
		return {
			templateName: name,
			platform: platforms[index % platforms.length] as Platform,
			contentType: type,
			structure,
			example,
			useCases: idea === null ? [...uses] : [...uses, `More on ‘${idea.subject}’`],
		};
	});
}

function linesOf({ hooks, points, options, ask }: Candidate): string[] {
	return [hooks[0] ?? '', ...points, options.join(' / '), ask].filter((line) => line !== '');
}
