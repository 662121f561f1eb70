import type { ContentInput, ContentStrategy } from '../contract.ts';
import { typeOf } from './piece.ts';
import { QUESTION } from './sentences/templates.ts';

/** One form, which suits every trade: the material of others is in the pieces already. */
export function templatesOf({ platforms, contentTypes }: ContentInput): ContentStrategy['contentTemplates'] {
	return platforms.slice(0, 1).map((platform) => ({
		...QUESTION,
		platform,
		contentType: typeOf('question', platform, contentTypes),
		useCases: [],
	}));
}
