import { groundIn, textsIn } from '#evidence/grounding.ts';
import type { Grounded } from '#tools/define.ts';
import { catalogueOf } from './catalogue.ts';
import type { ContentAnswer, ContentInput, ContentOutput, ContentPiece } from './contract.ts';
import { materialOf } from './draft/material.ts';
import { mixOf } from './draft/platform-strategies.ts';
import { withinLimits } from './limits.ts';

/** Above what the prompt asks to be put below a text. */
const FOR_THE_MAKER = ['Cards', 'Script', 'Shots', 'Rundown', 'Photo'];

/** A question without its mark is quoted with it. */
const completedIn = (input: ContentInput) => materialOf(input).answers.map(({ first }) => first);

/**
 * Removes quotes that nobody entered, lists figures and names that are in neither the input nor the catalogue, cuts
 * pieces to the limits of their platforms, and counts the mix from the pieces.
 */
export function ground(answer: ContentAnswer, input: ContentInput): Grounded<ContentOutput> {
	const times = answer.contentStrategy.contentCalendar.flatMap(({ contentPieces }) =>
		contentPieces.map(({ optimalPostTime }) => optimalPostTime),
	);
	const { value, grounding } = groundIn(
		answer,
		[...textsIn(input), ...completedIn(input)],
		[...catalogueOf(input), ...times, ...FOR_THE_MAKER],
	);
	const { contentCalendar, platformStrategies } = value.contentStrategy;
	const weeks = contentCalendar.map((week) => ({
		...week,
		contentPieces: week.contentPieces.map((piece) => withinLimits(piece.content === '' ? emptied(piece) : piece)),
	}));
	const pieces = weeks.flatMap(({ contentPieces }) => contentPieces);
	return {
		output: {
			contentStrategy: {
				...value.contentStrategy,
				contentCalendar: weeks,
				platformStrategies: platformStrategies.map((strategy) => ({
					...strategy,
					strategy: strategy.strategy || '[add the hours that suit your audience]',
					contentMix: mixOf(pieces.filter(({ platform }) => platform === strategy.platform)),
				})),
			},
		},
		grounding,
	};
}

/** A piece that held nothing but a quote of nobody. */
const emptied = (piece: ContentPiece): ContentPiece => ({ ...piece, content: '[add the text of this piece]' });
