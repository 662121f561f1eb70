import type { AnswerKind } from '../answers.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import type { Material } from './material.ts';
import { typeOf } from './piece.ts';
import { FORMS } from './sentences/templates.ts';

const KINDS = ['question', 'check'] as const satisfies readonly AnswerKind[];

/** One form to write the next piece in: the first that the member has not written in yet. */
export function templatesOf(
	{ platforms, contentTypes }: ContentInput,
	{ answers, unfinished }: Material,
): ContentStrategy['contentTemplates'] {
	const kind = KINDS.find((each) => [...answers, ...unfinished].every((answer) => answer.kind !== each)) ?? 'question';
	return platforms.slice(0, 1).map((platform) => ({
		...FORMS[kind],
		platform,
		contentType: typeOf(kind, platform, contentTypes),
		useCases: [],
	}));
}
