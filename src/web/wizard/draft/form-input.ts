import { hashKey } from '@tanstack/react-query';
import type { Contract } from '#tools/define.ts';
import type { Draft } from './drafts.ts';

/** A form as its draft keeps it. */
export type DraftedForm = Omit<Draft, 'savedAt'>;

/** A draft of an older form may lack fields that were added since, or stand at a step that is gone. */
export function fitted({ empty, steps }: { empty: object; steps: number }, draft: DraftedForm): DraftedForm {
	const { input, step, client } = draft;
	return { input: { ...empty, ...input }, step: Math.min(Math.max(step, 0), steps - 1), client };
}

export function isEmpty(empty: object, input: object): boolean {
	return hashKey([input]) === hashKey([empty]);
}

/** Whether two inputs would be sent as the same request. */
export function isSameRequest({ input: schema }: Pick<Contract, 'input'>, one: object, other: object): boolean {
	const [a, b] = [one, other].map((input) => {
		const parsed = schema.safeParse(input);
		return hashKey([parsed.success ? parsed.data : input]);
	});
	return a === b;
}
