import { describe, expect, it } from 'vitest';
import { type ContentAnswer, type ContentPiece, answer as shape } from './contract.ts';
import { draft } from './draft.ts';
import { example } from './example.ts';
import { ground } from './ground.ts';
import { lengthOn, pieceText } from './piece-text.ts';
import { RULES } from './platforms.ts';
import { every } from './testing.ts';

function answered(change: (strategy: ContentAnswer['contentStrategy']) => void): ContentAnswer {
	const answer = structuredClone(shape.parse(draft(example)));
	change(answer.contentStrategy);
	return answer;
}

function firstPiece({ contentCalendar }: ContentAnswer['contentStrategy']): ContentPiece {
	return contentCalendar[0]?.contentPieces[0] as ContentPiece;
}

describe('grounding', () => {
	it('ENGINE-2: lists figures and names that nobody entered', () => {
		const { grounding } = ground(
			answered((strategy) => {
				firstPiece(strategy).content += '\n\nIn Harrogate, Quillhaven Cycles saved riders $12,400.';
			}),
			example,
		);
		expect(grounding.unsupported.join(' ')).toContain('12,400');
		expect(grounding.unsupported).toEqual(expect.arrayContaining(['Harrogate', 'Quillhaven Cycles']));
	});

	it('takes what stands below a text for its maker for no name', () => {
		const { grounding } = ground(
			answered((strategy) => {
				firstPiece(strategy).content += '\n\nScript: hook first.\nPut it on Cards, then the Script.';
			}),
			example,
		);
		expect(grounding.unsupported).toEqual([]);
	});

	it('ENGINE-2: takes out and counts a sentence that quotes what nobody entered', () => {
		const { output, grounding } = ground(
			answered((strategy) => {
				firstPiece(strategy).content += ' A rider said “best brakes in town” to us.';
			}),
			example,
		);
		expect(grounding.quotesDropped).toBe(1);
		expect(JSON.stringify(output)).not.toContain('best brakes');
	});

	it('asks for what a quote of nobody left empty, so that the result stays whole', () => {
		const { output } = ground(
			answered((strategy) => {
				firstPiece(strategy).content = 'A rider said “best brakes in town” to us.';
				for (const one of strategy.platformStrategies) one.strategy = 'They said “post at dawn” to us.';
			}),
			example,
		);
		const { contentCalendar, platformStrategies } = output.contentStrategy;
		expect(contentCalendar[0]?.contentPieces[0]?.content).toBe('[add the text of this piece]');
		expect(platformStrategies[0]?.strategy).toBe('[add the hours that suit your audience]');
	});

	it('CONTENT-34: cuts a piece that is too long for its platform, at the end of a sentence', () => {
		const { output } = ground(
			answered((strategy) => {
				const piece = firstPiece(strategy);
				piece.platform = 'Twitter/X';
				piece.content = `${'Squeak goes the brake. '.repeat(30)}End.`;
				piece.hashtags = ['#A', '#B', '#C', '#D', '#E', '#F', '#G'];
				piece.title = 't'.repeat(140);
			}),
			example,
		);
		const piece = output.contentStrategy.contentCalendar[0]?.contentPieces[0] as ContentPiece;
		expect(lengthOn('Twitter/X', pieceText(piece))).toBeLessThanOrEqual(RULES['Twitter/X'].most);
		expect(piece.content).toMatch(/^(?:Squeak goes the brake\. ?)+$/);
		expect(piece.hashtags.length).toBeLessThanOrEqual(2);
		expect(piece.title.length).toBeLessThanOrEqual(100);
	});

	it('CONTENT-35: counts the mix of a model from its pieces', () => {
		const { output } = ground(
			answered(({ contentCalendar }) => {
				for (const { contentPieces } of contentCalendar) {
					for (const piece of contentPieces)
						piece.contentType = piece.platform === 'YouTube' ? 'Case Studies' : 'Infographics';
				}
			}),
			example,
		);
		const mixes = output.contentStrategy.platformStrategies.map(({ contentMix }) => Object.values(contentMix));
		expect(mixes).toEqual([
			[100, 0, 0, 0],
			[100, 0, 0, 0],
			[0, 0, 100, 0],
		]);
	});

	it('finds nothing to complain of in a draft of its own', () => {
		for (const [name, input] of Object.entries(every)) {
			const own = draft(input);
			const { output, grounding } = ground(shape.parse(own), input);
			expect(output, name).toEqual(own);
			expect(grounding, name).toMatchObject({ quotesDropped: 0, unsupported: [] });
		}
	});
});

describe('the length of a post', () => {
	it('counts a link on X as 23 and an emoji as two', () => {
		expect(lengthOn('Twitter/X', 'See https://example.com/a/very/long/address?with=a&query=string')).toBe(27);
		expect(lengthOn('Twitter/X', 'Łódź 🚲')).toBe(7);
		expect(lengthOn('LinkedIn', 'See https://example.com/')).toBe(24);
	});
});
