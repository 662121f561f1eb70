import { fill } from '#prose/fill.ts';
import type { ContentStrategy } from '../contract.ts';
import type { Written } from './calendar.ts';
import { isVideo } from './piece.ts';
import { QUESTION } from './sentences/templates.ts';

/** One form, which suits every trade, where a piece of the calendar shows it. */
export function templatesOf(written: readonly Written[]): ContentStrategy['contentTemplates'] {
	const shown = written.find(({ answer, piece }) => answer.kind === 'question' && !isVideo(piece.platform));
	if (shown === undefined) return [];
	const { platform, contentType, title } = shown.piece;
	return [{ ...QUESTION, example: fill(QUESTION.example, { name: title }), platform, contentType, useCases: [] }];
}
