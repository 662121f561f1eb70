import { ANSWER_KINDS, type AnswerKind } from '../answers.ts';
import type { ContentStrategy } from '../contract.ts';
import { isOpen } from '../withheld.ts';
import type { Calendar } from './calendar.ts';
import { FIRST_FORM, FORMS } from './sentences/templates.ts';

type Template = ContentStrategy['contentTemplates'][number];

const MOST = 3;

/** Forms that the member has written in, those with the fewest pieces first, each with that piece as the example. */
export function templatesOf({ written, pieces }: Calendar): Template[] {
	const ofKind = (kind: AnswerKind) => written.filter(({ answer }) => answer.kind === kind);
	const kinds = [...ANSWER_KINDS]
		.reverse()
		.filter((kind) => ofKind(kind).length > 0)
		.sort((one, other) => ofKind(one).length - ofKind(other).length)
		.slice(0, MOST);
	const [open] = pieces.filter(isOpen);
	if (kinds.length === 0 && open !== undefined) {
		return [{ ...FIRST_FORM, platform: open.platform, contentType: open.contentType, useCases: [open.title] }];
	}
	return kinds.flatMap((kind) => {
		const [first, ...others] = ofKind(kind);
		if (first === undefined) return [];
		const { platform, contentType, title } = first.piece;
		return [
			{
				...FORMS[kind],
				platform,
				contentType,
				example: title,
				useCases: others.map(({ piece }) => piece.title).slice(0, 2),
			},
		];
	});
}
