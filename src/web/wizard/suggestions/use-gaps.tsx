import type { ReactNode } from 'react';
import type { Field, WebTool } from '#tools/define.ts';
import { openAnswers, valueAt } from '#tools/input-paths.ts';
import { AnswerGap } from './answer-gap.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface Gaps {
	/** The asked fields that are still empty. */
	open: readonly Field[];
	/** How many fields are asked for. */
	asked: number;
	/** The open field of a path, to be filled in place; null where it is filled or none. */
	gap(path: string): ReactNode;
}

/**
 * What a result still asks for.
 *
 * @param answer keeps texts by the path of their field and makes the result anew; null while the result is written
 */
export function useGaps(
	tool: WebTool,
	input: object,
	output: object,
	answer: ((answers: Record<string, string>) => Promise<void>) | null,
): Gaps {
	const { contract } = tool;
	const fields = tool.steps.flatMap(({ groups }) => groups.flatMap((group) => (group.suggested ? group.fields : [])));
	const isEmpty = ({ name }: Field) => valueAt(input, name) === '';
	const { data, isError } = useSuggestions(contract, input, answer !== null && fields.some(isEmpty));
	const left = new Set(answer === null ? [] : openAnswers(contract, input, output));
	return {
		open: fields.filter(({ name }) => left.has(name)),
		asked: contract.asked?.length ?? 0,
		gap(path) {
			const field = fields.find(({ name }) => name === path);
			if (answer === null || field === undefined || !isEmpty(field)) return null;
			return (
				<AnswerGap
					key={path}
					field={field}
					found={data === undefined && !isError ? undefined : (data?.[path] ?? [])}
					onKeep={(text) => answer({ [path]: text })}
				/>
			);
		},
	};
}
