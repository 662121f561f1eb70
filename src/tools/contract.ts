import type { z } from 'zod';

/** What a tool takes and gives, known to the server and the browser. */

/** Dotted paths to the text fields of an input, e.g. `prospectInfo.industry`. */
export type FieldPath<Input> = {
	[Key in keyof Input & string]: NonNullable<Input[Key]> extends string
		? Key
		: NonNullable<Input[Key]> extends readonly unknown[]
			? never
			: NonNullable<Input[Key]> extends object
				? `${Key}.${FieldPath<NonNullable<Input[Key]>>}`
				: never;
}[keyof Input & string];

/** Dotted paths to the lists of texts in an input, e.g. `platforms`. */
export type ListPath<Input> = {
	[Key in keyof Input & string]: NonNullable<Input[Key]> extends string
		? never
		: NonNullable<Input[Key]> extends readonly string[]
			? Key
			: NonNullable<Input[Key]> extends readonly unknown[]
				? never
				: NonNullable<Input[Key]> extends object
					? `${Key}.${ListPath<NonNullable<Input[Key]>>}`
					: never;
}[keyof Input & string];

/** A result that is still being written: any part may be missing. */
export type Partially<Value> = Value extends readonly (infer Item)[]
	? readonly Partially<Item>[]
	: Value extends object
		? { [Key in keyof Value]?: Partially<Value[Key]> }
		: Value;

export interface Contract<Input extends object = object, Output extends object = object> {
	/** The name of the tool's folder. */
	readonly id: string;
	/** The page title. */
	readonly title: string;
	/** The path of its screen, e.g. `/sales-call-analyzer`. */
	readonly path: `/${string}`;
	/** The route that generates results, e.g. `/api/sales-call-analyzer/analyze`. */
	readonly endpoint: `/api/${string}`;
	/**
	 * The schema of a request. It trims texts, fills in empty values for missing fields and rejects unknown fields. It
	 * does not check required fields: `missingFields` does, both in the wizard and in the route.
	 */
	readonly input: z.ZodType<Input>;
	/** The named keys of a successful response, e.g. `{ callAnalysis }`. */
	readonly output: z.ZodType<Output>;
	/** Dotted paths of the required fields. A required list needs at least one entry. */
	readonly required: readonly string[];
	/** Texts are not trimmed: a text of spaces counts as filled in. */
	readonly untrimmed?: true;
	/**
	 * Dotted paths of optional fields that a good result needs. The result asks for those that are still empty, and a
	 * client's copy has to wait for them.
	 */
	readonly asked?: readonly string[];
}

/** The route of `ServerTool.suggest`, e.g. `/api/dealmaker/suggestions`. */
export function suggestionsEndpoint({ id }: Pick<Contract, 'id'>): `/api/${string}` {
	return `/api/${id}/suggestions`;
}

/** The route that says what a run would cost, e.g. `/api/dealmaker/estimate`. */
export function estimateEndpoint({ id }: Pick<Contract, 'id'>): `/api/${string}` {
	return `/api/${id}/estimate`;
}

/** Checks at compile time that the required fields exist. */
export function defineContract<Input extends object, Output extends object>(
	contract: Contract<Input, Output> & { readonly required: readonly (FieldPath<Input> | ListPath<Input>)[] },
): Contract<Input, Output> {
	return contract;
}
