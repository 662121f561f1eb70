import { z } from 'zod';
import { withStraightApostrophes } from '#language/apostrophes.ts';
import { limitedText } from '#shared/limited-text.ts';
import { storableText } from '#shared/storable-text.ts';

/** The most characters in a text field of a request. A longer text gets a 400 that names the field. */
export const MAX_TEXT = 20_000;

/** The most characters in a transcript: about a five-hour call. */
export const MAX_TRANSCRIPT = 400_000;

function limited(most: number) {
	return limitedText(most).transform((value) => storableText(value).trim());
}

/** A trimmed text; missing counts as empty. */
export const text = () => limited(MAX_TEXT).default('');

/** A text exactly as typed, including spaces; missing counts as empty. */
export const verbatimText = () => limitedText(MAX_TEXT).transform(storableText).default('');

/** An email address or ''; missing counts as empty. */
export const email = () =>
	limited(320)
		.refine(
			(value) =>
				value === '' ||
				/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\][^\s@<>,;:"()[\]\\.]*\.[^\s@<>,;:"()[\]\\]+$/.test(value),
			{
				error: 'must be an email address such as name@company.com',
			},
		)
		.default('');

/** The text of a call, with straight apostrophes within words; missing counts as empty. */
export const transcript = () => limited(MAX_TRANSCRIPT).transform(withStraightApostrophes).default('');

/** One of the listed texts or ''. */
export function choice<const Options extends readonly string[]>(options: Options) {
	return z
		.enum([...options, ''] as [...Options, ''], { error: `must be one of: ${options.join('; ')}` })
		.default('' as never);
}

/** Any of the listed texts, without duplicates and in the order given; missing counts as none. */
export function choices<const Options extends readonly string[]>(options: Options) {
	return z
		.array(
			z.enum(options as unknown as [Options[number], ...Options[number][]], {
				error: `must be among: ${options.join('; ')}`,
			}),
			'must be a list',
		)
		.max(100, 'holds too many entries: at most 100')
		.transform((values) => [...new Set(values)])
		.default([]);
}

/** A nested object. A missing one counts as empty; unknown fields are rejected. */
export function section<Shape extends z.ZodRawShape>(shape: Shape) {
	return z.strictObject(shape).prefault({} as never);
}

/** Each speaker's side, as set by the member before the analysis. */
export const speakerRoles = () =>
	z
		.array(
			z.strictObject({
				name: limited(200),
				role: z.enum(['salesperson', 'prospect', 'other'], {
					error: 'must be one of: salesperson; prospect; other',
				}),
			}),
		)
		.max(100, 'holds too many speakers: at most 100')
		.default([]);

const fixedTexts = z.registry<{ fixed: true }>();

/**
 * Marks a part of an output that members cannot edit: a quote, or something measured or calculated. Pass a schema
 * instance of its own, since the mark applies wherever that instance is used. The JSON schema for models and clients
 * does not change.
 */
export function fixed<Schema extends z.ZodType>(schema: Schema): Schema {
	fixedTexts.add(schema, { fixed: true });
	return schema;
}

export function isFixed(schema: z.ZodType): boolean {
	return fixedTexts.has(schema);
}
