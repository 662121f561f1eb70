import { ANSWER_KINDS, type AnswerKind } from '../answers.ts';
import type { ContentInput, ContentStrategy } from '../contract.ts';
import type { Platform } from '../options.ts';
import type { Answer } from './material.ts';
import { typeOf } from './piece.ts';
import { SUITS } from './place.ts';
import { FORMS } from './sentences/templates.ts';

type Template = ContentStrategy['contentTemplates'][number];

const MOST = 5;

/** Forms to write the next answers in: those that the member has written least in. */
export function templatesOf({ platforms, contentTypes }: ContentInput, answers: readonly Answer[]): Template[] {
	const count = (kind: AnswerKind) => answers.filter((answer) => answer.kind === kind).length;
	const kinds = [...ANSWER_KINDS].sort((one, other) => count(one) - count(other)).slice(0, MOST);
	return kinds.map((kind) => {
		const platform = platforms.find((each) => SUITS[each].includes(kind)) ?? (platforms[0] as Platform);
		const { useCases, ...form } = FORMS[kind];
		return { ...form, useCases: [...useCases], platform, contentType: typeOf(kind, platform, contentTypes) };
	});
}
