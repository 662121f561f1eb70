import { describe, expect, it } from 'vitest';
import { industries } from '#content/industries.ts';
import { emptyOrUnfilled, maskedShare, repeated, sentencesOfOutput, sharedShare, strangers } from '#test/outputs.ts';
import { catalogueOf } from './catalogue.ts';
import { type ContentInput, type ContentOutput, type ContentPiece, contract } from './contract.ts';
import { draft } from './draft.ts';
import { every, rich } from './testing.ts';

const catalogueSentences = new Set(
	industries.flatMap(({ tasks }) => tasks.flatMap(({ hurts, selfTest, question }) => [hurts, selfTest, question])),
);

function piecesOf({ contentStrategy }: ContentOutput): ContentPiece[] {
	return contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
}

/** What a platform's pieces say; what the member wants people to do may stand on several. */
function sentencesOn(platform: string, output: ContentOutput, input: ContentInput): string[] {
	const own = piecesOf(output).filter((piece) => piece.platform === platform);
	const asked = own.map(({ callToAction }) => callToAction).filter((action) => !isGiven(action, input));
	return sentencesOfOutput([own.map(({ content }) => content), asked], [/^(?:Cards|Script|Shots|Rundown):$/]);
}

function isGiven(action: string, { callToActions }: ContentInput): boolean {
	return callToActions.includes(action.replace(/\.$/, ''));
}

describe.each(Object.entries(every))('the strategy for %s', (_name, input) => {
	const output = draft(input);

	it('CONTENT-24: CONTENT-26: CONTENT-28: keeps the contract, and leaves nothing empty or unfilled', () => {
		expect(contract.output.parse(output)).toEqual(output);
		expect(emptyOrUnfilled(output, input, ['hashtags'])).toEqual([]);
	});

	it('CONTENT-33: says nothing twice on a platform', () => {
		for (const platform of input.platforms)
			expect(repeated(sentencesOn(platform, output, input)), platform).toEqual([]);
		const { contentCalendar: _calendar, contentTemplates, ...others } = output.contentStrategy;
		expect(repeated(sentencesOfOutput([contentTemplates.map(({ example }) => example)]))).toEqual([]);
		expect(repeated(sentencesOfOutput(others.growthHacks, ['platform']))).toEqual([]);
	});

	it('invents no figure and no name', () => {
		expect(strangers(output, input, catalogueOf(input))).toEqual([]);
	});
});

describe('two brands of different trades', () => {
	const names = Object.keys(rich);
	const pairs = names.flatMap((a, index) => names.slice(index + 1).map((b) => [a, b] as const));
	const own = new Map(
		names.map((name) => [
			name,
			sentencesOfOutput(draft(rich[name] as ContentInput), [
				'platform',
				'contentType',
				'optimalPostTime',
				'hashtags',
				'structure',
				'useCases',
			]).filter((sentence) => !catalogueSentences.has(sentence)),
		]),
	);

	it.each(pairs)('%s and %s share little, with the words of both masked as well', (a, b) => {
		const [first, second] = [own.get(a) ?? [], own.get(b) ?? []];
		expect(sharedShare(first, second)).toBeLessThan(0.25);
		expect(maskedShare(first, second, rich[a], rich[b])).toBeLessThan(0.6);
	});
});
