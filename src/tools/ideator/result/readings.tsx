import type { Partially, ResultProps } from '#tools/define.ts';
import { TakenAs } from '#ui/taken-as.tsx';
import type { IdeatorInput, IdeatorOutput, Toolkit } from '../contract.ts';
import { NONE, withChoice } from '../taken-as.ts';

interface ReadingsProps {
	takenAs: Partially<Toolkit['takenAs']>;
	input: IdeatorInput;
	answer: ResultProps<IdeatorInput, IdeatorOutput>['answer'];
}

/** What each point was taken to be about, with two others to choose from. */
export function Readings({ takenAs, input, answer }: ReadingsProps) {
	return takenAs?.map(({ words = '', id = NONE, name = '', others = [] }) => (
		<TakenAs
			key={words}
			words={words}
			none={NONE}
			options={[{ id, name }, ...others.map((other) => ({ id: other.id ?? NONE, name: other.name ?? '' }))]}
			onChange={answer && ((choice) => answer({ takenAs: withChoice(input.takenAs ?? '', words, choice) }))}
		/>
	));
}
