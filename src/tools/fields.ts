import { z } from 'zod';

/** Characters a text field of a request may hold; longer is a 400 that names the field. */
export const MAX_TEXT = 20_000;

/** Characters a transcript may hold: about a five-hour call. */
export const MAX_TRANSCRIPT = 400_000;

/** NUL and lone surrogates cannot be stored by PostgreSQL and mean nothing to a reader. */
function storable(value: string): string {
	return value.replaceAll('\u0000', '').toWellFormed();
}

function limited(most: number) {
	const limit = most.toLocaleString('en-US');
	return z
		.string('must be text')
		.max(most, `is too long: at most ${limit} characters; shorten it`)
		.transform((value) => storable(value).trim());
}

/** A text; missing counts as empty. */
export const text = () => limited(MAX_TEXT).default('');

/** An e-mail address, or nothing; missing counts as empty. */
export const email = () =>
	limited(320)
		.refine(
			(value) => value === '' || /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\]+$/.test(value),
			{
				error: 'must be an e-mail address such as name@company.com',
			},
		)
		.default('');

/** The text of a call; missing counts as empty. */
export const transcript = () => limited(MAX_TRANSCRIPT).default('');

/** One of the listed texts, or nothing. */
export function choice<const Options extends readonly string[]>(options: Options) {
	return z
		.enum([...options, ''] as [...Options, ''], { error: `must be one of: ${options.join('; ')}` })
		.default('' as never);
}

/** A nested object; missing counts as one of empty fields, an unknown field is refused. */
export function section<Shape extends z.ZodRawShape>(shape: Shape) {
	return z.strictObject(shape).prefault({} as never);
}

/** Who of the speakers is on which side, as the member set it before the analysis. */
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
