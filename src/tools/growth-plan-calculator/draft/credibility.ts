import { capital } from '#language/capitals.ts';
import { splitSentences } from '#language/sentences.ts';
import { at } from '#prose/places.ts';
import { listOf, paragraph, quoted } from '#prose/sentences.ts';
import type { GrowthPlan } from '../contract.ts';
import { type Match, shortLine, sizes } from './material/cases.ts';
import type { Material } from './material/material.ts';
import { piecesOf } from './material/naming.ts';
import type { Problem } from './material/problems.ts';
import { sharedTerms, termsOf } from './material/terms.ts';
import { skillsFor } from './phases.ts';
import { labels } from './summary.ts';

type Credibility = NonNullable<GrowthPlan['credibilityBuilders']>;

const MOST_SHARED = 3;

const LONGEST_SIDE = 60;

/** The shortest piece of a text that holds the word. */
function pieceWith(text: string, word: string): string {
	const fits = piecesOf(text).filter(
		(piece) =>
			piece.includes(' ') &&
			piece.length <= LONGEST_SIDE &&
			!/[“”…]/.test(piece) &&
			piece
				.toLowerCase()
				.split(/[^\p{L}\p{N}'’-]+/u)
				.includes(word.toLowerCase()),
	);
	return fits.sort((a, b) => a.length - b.length)[0] ?? '';
}

/** "there “follow-ups slipped”, here “manual follow-ups”": the words of the case and those of the client. */
function bothSides({ input }: Material, { case: one, pain, shared }: Match<Problem>): string {
	const named = pain.label.match(/“([^”]{1,300})”/)?.[1] ?? '';
	const said = [named, pain.moment.remark.text, ...pain.others.map(({ remark }) => remark.text)];
	const typed = [input.caseStudy1Challenge, input.caseStudy2Challenge, input.caseStudy3Challenge];
	for (const told of said) {
		for (const pair of shared) {
			const [word = '', other = word] = pair.split('/');
			const there = pieceWith(one.challenge, word);
			const here =
				pieceWith(told, other) || (told === named && named.toLowerCase().includes(other.toLowerCase()) ? named : '');
			if (there !== '' && here !== '' && typed.some((text) => text.includes(there)))
				return `there ${quoted(there)}, here ${quoted(here)}`;
		}
	}
	return '';
}

function reason(material: Material, match: Match<Problem>): string {
	const { case: one, pain, shared, sameKind } = match;
	const common = shared.slice(0, MOST_SHARED);
	const what = sameKind
		? `The same problem: ${pain.label} ${at(pain.moment.line)}`
		: `It bears on ${pain.label} ${at(pain.moment.line)}`;
	const sides = bothSides(material, match);
	const by = sides !== '' ? `; ${sides}` : common.length === 0 ? '' : `; words in common: ${common.join(', ')}`;
	const size = sizes(one, material.reading.facts.said.prospect.map(({ text }) => text).join('\n'));
	const differs =
		size === null
			? `Where ${material.client} differs from it: [confirm size and trade]`
			: `There it was ${size.there}, here ${size.here}`;
	return paragraph(`${what}${by}`, differs);
}

/** Skills beside the problems they serve; what nothing serves is said. */
function alignment(material: Material): string {
	const { problems, skills, seller, matches } = material;
	const used = new Set<string>();
	const lines = problems.flatMap((problem) => {
		const fits = skillsFor(material, problem);
		for (const skill of fits) used.add(skill);
		return fits.length === 0 ? [] : [`For ${problem.label}: ${listOf(fits)}`];
	});
	const spare = skills.filter((skill) => !used.has(skill));
	const rest =
		spare.length === 0
			? ''
			: lines.length === 0
				? `${seller} works with ${listOf(spare)}; which of it serves which problem is for the next talk`
				: `Beside these: ${listOf(spare)}`;
	const bare = problems.filter((problem) => !matches.some(({ pain }) => pain === problem));
	const admitted = bare.length === 0 ? '' : `No case study yet for ${labels(bare)} [add one]`;
	return paragraph(...lines, rest, admitted);
}

const LONGEST_EXPERIENCE = 420;

function experience(material: Material): string {
	const { input, reading, industry } = material;
	const told = input.yourExperience
		.split(/(?<!\s)\s*[\r\n]\s*/)
		.flatMap(splitSentences)
		.map((sentence) => shortLine(sentence, LONGEST_EXPERIENCE));
	const kept: string[] = [];
	for (const sentence of told) if ([...kept, sentence].join(' ').length <= LONGEST_EXPERIENCE) kept.push(sentence);
	const own = termsOf(input.yourExperience);
	const trade = termsOf(`${input.clientIndustry} ${industry?.name ?? ''}`);
	const said = termsOf(
		reading.facts.said.prospect
			.map(({ text }) => text)
			.join(' ')
			.slice(0, 20_000),
	);
	const field = sharedTerms(own, trade);
	const work = sharedTerms(own, said).filter((word) => !field.includes(word));
	const common = [...field, ...work].slice(0, MOST_SHARED);
	const meets = common.length === 0 ? '' : `What it shares with the work of ${material.client}: ${listOf(common)}`;
	const links = shortLine(input.links, 300);
	return paragraph(...kept.map(capital), meets, links === '' ? '' : `To look at: ${links}`);
}

export function credibility(material: Material): Credibility {
	return {
		relevantCaseStudies: material.matches.map((match) => {
			const { client, outcome, challenge, solution, result, timeframe } = match.case;
			return {
				clientProfile: [client, outcome].filter((text) => text !== '').join(': ') || '[add client]',
				challenge: challenge || `[add the challenge of ${client || 'this case'}]`,
				solution: solution || `[add what was done for ${client || 'this case'}]`,
				results: result || `[add the result for ${client || 'this case'}]`,
				timeline: timeframe || `[add how long it took at ${client || 'this client'}]`,
				relevanceReason: reason(material, match),
			};
		}),
		expertiseAlignment: { skillsMatchToNeeds: alignment(material), uniqueValueProposition: experience(material) },
	};
}
