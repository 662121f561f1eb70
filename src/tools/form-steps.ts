import type { Slot } from '#business/fit/slots.ts';
import type { Contract, FieldPath, ListPath } from './contract.ts';

/** The form of a tool: its steps, the groups in a step, the fields in a group. */

interface FieldBase<Name extends string> {
	name: Name;
	label: string;
	/** One sentence under the field. */
	hint?: string;
	/** An example of what to enter. */
	placeholder?: string;
	/** Spans both columns. */
	wide?: boolean;
	/**
	 * The place that its text takes in what is written. Whatever does not fit is said at the field; a draft leaves it out
	 * (`fits`). Where the field is filled from the business profile, the member may keep it there.
	 */
	slot?: Slot;
}

export type Field<Name extends string = string, ListName extends string = string> =
	| ChoicesField<ListName>
	| TextField<Name>;

/** Any number of the options. */
type ChoicesField<ListName extends string> = FieldBase<ListName> & { kind: 'choices'; options: readonly string[] };

type TextField<Name extends string> = FieldBase<Name> &
	(
		| { kind: 'text'; type?: 'text' | 'email' | 'url' }
		| { kind: 'area'; rows: number }
		/** `descriptions` explains options, by their text; shown after each one in the list. */
		| { kind: 'choice'; options: readonly string[]; descriptions?: Readonly<Record<string, string>> }
		/**
		 * `roles` is the path of the speakers' roles, if the tool takes them; `sellers` and `prospects` are the paths of the
		 * fields in which the form names them.
		 */
		| {
				kind: 'transcript';
				rows: number;
				roles?: string;
				sellers?: readonly Name[];
				prospects?: readonly Name[];
		  }
	);

export interface FieldGroup<Name extends string = string, ListName extends string = string> {
	heading?: string;
	note?: string;
	/**
	 * The label of the button that opens the group, e.g. "Add a case study". Groups with the same label open one by
	 * one, in order. A group that contains text is open, and can be removed again.
	 */
	add?: string;
	/** Optional fields, each with suggestions from the rest of the input (`ServerTool.suggest`). */
	suggested?: true;
	fields: readonly Field<Name, ListName>[];
}

export interface Step<Name extends string = string, ListName extends string = string> {
	title: string;
	/** A box above the fields. */
	hint?: { title: string; text: string };
	groups: readonly FieldGroup<Name, ListName>[];
	/** Shows all input with links back to each step, below the step's own fields if it has any. */
	review?: boolean;
	/** The label of a second button, which generates from here and skips the remaining steps. */
	skip?: string;
}

/** Checks at compile time that every field of a step is a field of the contract. */
export function defineSteps<Input extends object>(
	_contract: Contract<Input>,
	steps: readonly Step<FieldPath<Input>, ListPath<Input>>[],
): readonly Step[] {
	return steps;
}

/** The fields of a form, in the order in which they are asked. */
export function fieldsOf(steps: readonly Step[]): Field[] {
	return steps.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
}
