import { DocumentSections } from '#call/document-sections.tsx';
import type { ResultProps } from '#tools/define.ts';
import type { CompassInput, CompassOutput } from './contract.ts';
import { nicheSections } from './document.ts';
import { Taken } from './result/taken.tsx';

/** What the answers were taken for, a card per niche, and what the list rests on. */
export function NicheResult({ input, output, answer }: ResultProps<CompassInput, CompassOutput>) {
	const { reading } = output;
	return (
		<>
			{reading && (reading.taken !== '' || answer) ? (
				<Taken reading={reading} chosen={input.takenAs} answer={answer} />
			) : null}
			<DocumentSections sections={nicheSections(output)} />
		</>
	);
}
