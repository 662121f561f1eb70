import { describe, expect, it } from 'vitest';
import { bestTime } from '#test/best-time.ts';
import { repeated, sentencesOfOutput } from '#test/outputs.ts';
import { combinations } from '#test/pairwise.ts';
import type { ContentInput, ContentOutput, ContentPiece } from './contract.ts';
import { draft } from './draft.ts';
import { CONTENT_TYPES, INDUSTRIES, PLATFORMS, POSTING_FREQUENCIES } from './options.ts';
import { lengthOn, pieceText } from './piece-text.ts';
import { RULES, WEEKDAYS } from './platforms.ts';
import { inputOf, odd, rich } from './testing.ts';

const A_WEEK = {
	Daily: [7, 7, 7, 7],
	'5 times per week': [5, 5, 5, 5],
	'3 times per week': [3, 3, 3, 3],
	Weekly: [1, 1, 1, 1],
	'Bi-weekly': [1, 0, 1, 0],
	'Custom schedule': [3, 3, 3, 3],
	'': [3, 3, 3, 3],
} as const;
const FREQUENCIES = [...POSTING_FREQUENCIES, ''] as const;

function piecesOf({ contentStrategy }: ContentOutput): ContentPiece[] {
	return contentStrategy.contentCalendar.flatMap(({ contentPieces }) => contentPieces);
}

/** What is wrong with a calendar, one line each. */
function faults(input: ContentInput, output: ContentOutput): string[] {
	const pieces = piecesOf(output);
	return input.platforms.flatMap((platform) => {
		const own = pieces.filter((piece) => piece.platform === platform);
		const { most, mostTitle, mostHashtags } = RULES[platform];
		const wrong = own.flatMap((piece) => [
			lengthOn(platform, pieceText(piece)) > most ? `${piece.title}: too long` : '',
			piece.title.length > mostTitle ? `${piece.title}: title too long` : '',
			piece.hashtags.length > mostHashtags ? `${piece.title}: too many hashtags` : '',
			piece.content.length < 30 ? `${piece.title}: not written out` : '',
			new RegExp(`^(?:${WEEKDAYS.join('|')}) \\d\\d:\\d\\d$`).test(piece.optimalPostTime) ? '' : piece.optimalPostTime,
			piece.hashtags.every((tag) => /^#[\p{L}\p{N}\p{M}_]+$/u.test(tag)) ? '' : piece.hashtags.join(' '),
		]);
		const asked = own
			.map(({ callToAction }) => callToAction)
			.filter((action) => !input.callToActions.includes(action.replace(/\.$/, '')));
		const twice = repeated(
			sentencesOfOutput([own.map(({ content }) => content), asked], [/^(?:Cards|Script|Shots|Rundown):$/]),
		);
		const titles = repeated(own.map(({ title }) => title));
		return [...wrong, ...twice, ...titles].filter((fault) => fault !== '').map((fault) => `${platform}: ${fault}`);
	});
}

const LEADS = {
	bare: inputOf({
		contentGoals: 'Be found',
		brandInfo: { name: 'Tern & Reed' },
		targetAudience: { demographics: 'People nearby' },
	}),
	rich: rich.fashion as ContentInput,
};

const ALL = combinations({
	platform: PLATFORMS,
	industry: [...INDUSTRIES, '' as const],
	postingFrequency: FREQUENCIES,
	lead: ['bare', 'rich'] as const,
});

describe.each(PLATFORMS)('a calendar for %s', (wanted) => {
	it('CONTENT-32: CONTENT-34: CONTENT-33: is complete, new and within the limits, in every industry and at every pace', () => {
		const rows = ALL.filter(({ platform }) => platform === wanted);
		expect(rows.length).toBeGreaterThanOrEqual(INDUSTRIES.length + 1);
		for (const { platform, industry, postingFrequency, lead } of rows) {
			const input: ContentInput = {
				...LEADS[lead],
				postingFrequency,
				platforms: [platform],
				brandInfo: { ...LEADS[lead].brandInfo, industry },
			};
			const output = draft(input);
			const counts = output.contentStrategy.contentCalendar.map(({ contentPieces }) => contentPieces.length);
			const choices = `${industry}, ${postingFrequency}, ${lead}`;
			expect(counts, choices).toEqual(A_WEEK[postingFrequency]);
			expect(faults(input, output), choices).toEqual([]);
		}
	}, 120_000);
});

describe.each(FREQUENCIES)('a calendar "%s"', (postingFrequency) => {
	it('CONTENT-35: names a mix that adds to 100 and is counted from the pieces', () => {
		for (const input of Object.values(rich)) {
			const output = draft({ ...input, postingFrequency });
			for (const { platform, contentMix } of output.contentStrategy.platformStrategies) {
				const own = piecesOf(output).filter((piece) => piece.platform === platform);
				const part = (...types: string[]) =>
					(own.filter(({ contentType }) => types.includes(contentType)).length * 100) / own.length;
				const { educational, entertaining, inspirational, promotional } = contentMix;
				expect(educational + entertaining + inspirational + promotional).toBe(100);
				expect(Math.abs(promotional - part('Product Showcases', 'Case Studies'))).toBeLessThan(1);
				expect(Math.abs(inspirational - part('Behind-the-Scenes', 'Inspirational Quotes'))).toBeLessThan(1);
				expect(
					Math.abs(
						entertaining - part('Polls & Questions', 'User-Generated Content', 'Live Videos', 'Stories & Reels'),
					),
				).toBeLessThan(1);
			}
		}
	});
});

describe('a calendar', () => {
	const input = rich.bicycles as ContentInput;

	it.each(CONTENT_TYPES)('can be filled with nothing but %s, every day', (type) => {
		for (const base of [
			input,
			inputOf({
				contentGoals: 'x',
				platforms: [...PLATFORMS],
				brandInfo: { name: 'Y' },
				targetAudience: { demographics: 'Z' },
			}),
		]) {
			const only: ContentInput = {
				...base,
				postingFrequency: 'Daily',
				contentTypes: [type],
				platforms: [...PLATFORMS],
			};
			const output = draft(only);
			expect(new Set(piecesOf(output).map(({ contentType }) => contentType))).toEqual(new Set([type]));
			expect(faults(only, output)).toEqual([]);
		}
	});

	it('CONTENT-25: uses the chosen content types and no others, and states the frequency', () => {
		for (const given of Object.values(rich)) {
			const output = draft(given);
			const types = new Set(piecesOf(output).map(({ contentType }) => contentType));
			if (given.contentTypes.length > 0) for (const type of types) expect(given.contentTypes).toContain(type);
			for (const { postingFrequency } of output.contentStrategy.platformStrategies) {
				expect(postingFrequency).toBe('3 times per week: 12 pieces in four weeks');
			}
		}
		const custom = draft({ ...input, postingFrequency: 'Custom schedule' }).contentStrategy.platformStrategies[0];
		expect(custom?.postingFrequency).toContain('[add your schedule]');
		const none = draft({ ...input, postingFrequency: '' }).contentStrategy.platformStrategies[0];
		expect(none?.postingFrequency).toBe('3 times per week, since none was chosen: 12 pieces in four weeks');
	});

	it('CONTENT-27: says where the hours come from: the member, or a common recommendation to test', () => {
		const { platformStrategies, contentCalendar } = draft(input).contentStrategy;
		expect(platformStrategies.find(({ platform }) => platform === 'Instagram')?.strategy).toContain(
			'You named the time (evening)',
		);
		expect(platformStrategies.find(({ platform }) => platform === 'YouTube')?.strategy).toMatch(
			/A common recommendation for YouTube is afternoons between 14:00 and 18:00, .*test it/,
		);
		const hours = contentCalendar.map(({ contentPieces }) =>
			contentPieces
				.filter(({ platform }) => platform === 'Instagram')
				.map(({ optimalPostTime }) => optimalPostTime.slice(-5)),
		);
		expect(hours.map((week) => [...new Set(week)])).toEqual([['19:00'], ['20:00'], ['19:00'], ['20:00']]);
	});

	it('takes one idea for a slot and puts it into another form on each platform', () => {
		const all = draft({ ...input, platforms: [...PLATFORMS], postingFrequency: 'Weekly' });
		const [week] = all.contentStrategy.contentCalendar;
		expect(new Set(week?.contentPieces.map(({ title }) => title)).size).toBeLessThanOrEqual(2);
		expect(new Set(week?.contentPieces.map(({ content }) => content)).size).toBeGreaterThanOrEqual(5);
	});

	it('writes differently in each voice', () => {
		const voices = [
			'Bold & Edgy',
			'Caring & Empathetic',
			'Professional & Authoritative',
			'Educational & Informative',
		] as const;
		const texts = voices.map((brandVoice) =>
			piecesOf(draft({ ...input, brandVoice, platforms: ['LinkedIn'], contentTypes: [] })).map(
				({ content }) => content,
			),
		);
		for (const [index, one] of texts.entries()) {
			for (const other of texts.slice(index + 1)) {
				expect(one.filter((content) => other.includes(content)).length).toBeLessThanOrEqual(one.length / 2);
			}
		}
		expect(texts[0]?.join()).toMatch(/[’]t\b/);
		expect(texts[2]?.join()).not.toMatch(/n[’]t\b/);
	});

	it('holds a piece for each platform and day at its largest, and is drawn from the longest input', async () => {
		const largest: ContentInput = { ...input, platforms: [...PLATFORMS], postingFrequency: 'Daily', contentTypes: [] };
		expect(piecesOf(draft(largest))).toHaveLength(224);
		expect(piecesOf(draft(odd.long as ContentInput)).length).toBeGreaterThan(0);
		expect(await bestTime(150, () => draft(largest))).toBeLessThan(150);
		expect(await bestTime(150, () => draft(odd.long as ContentInput))).toBeLessThan(150);
	});
});
