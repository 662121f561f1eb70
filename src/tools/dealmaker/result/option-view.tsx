import type { ReactNode } from 'react';
import type { Partially } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Region } from '#ui/region.tsx';
import type { Proposal } from '../contract.ts';
import { optionText } from '../copies.ts';
import { ProvedList, ProvedText } from './proved-text.tsx';
import styles from './result.module.css';

type Option = Partially<Proposal>;

/** An option as the document that the client gets. The date is today's, as the reader's own browser writes it. */
export function OptionView({ option, number }: { option: Option; number: number }) {
	return (
		<Card as="article" aria-label={`Option ${number}`} className={styles.document}>
			<header className={styles.head}>
				<div>
					<h2 className={styles.title}>{option.title}</h2>
					<p className={styles.date}>
						{new Date().toLocaleDateString(undefined, { day: 'numeric', month: 'long', year: 'numeric' })}
					</p>
				</div>
				<div className={styles.copy}>
					<CopyButton label="Copy option" text={() => optionText(whole(option))} />
				</div>
			</header>
			<Part name="Current situation" of={option.problemStatement}>
				<ProvedText text={option.problemStatement} />
			</Part>
			<Part name="Proposed solution" of={option.proposedSolution}>
				<ProvedText text={option.proposedSolution} />
			</Part>
			<Part name="Key benefits" of={option.keyBenefits}>
				<ProvedList texts={option.keyBenefits} />
			</Part>
			<Part name="Deliverables" of={option.deliverables}>
				<ProvedList texts={option.deliverables} />
			</Part>
			<Part name="Timeline" of={option.timeline}>
				<ProvedText text={option.timeline} />
			</Part>
			<Part name="Risk mitigation" of={option.riskMitigation}>
				<ProvedList texts={option.riskMitigation} />
			</Part>
			<Part name="Next steps" of={option.nextSteps}>
				<ProvedList texts={option.nextSteps} ordered />
			</Part>
		</Card>
	);
}

/** A section, once there is something in it. */
function Part({ name, of, children }: { name: string; of: unknown; children: ReactNode }) {
	if (of === undefined) return null;
	return (
		<Region aria-label={name} className={styles.part}>
			<h3 className={styles.partTitle}>{name}</h3>
			<div>{children}</div>
		</Region>
	);
}

function given(texts: Option['keyBenefits']): string[] {
	return (texts ?? []).filter((text) => text !== undefined);
}

/** What has come so far, for the clipboard. */
function whole(option: Option): Proposal {
	return {
		title: option.title ?? '',
		problemStatement: option.problemStatement ?? '',
		proposedSolution: option.proposedSolution ?? '',
		keyBenefits: given(option.keyBenefits),
		deliverables: given(option.deliverables),
		timeline: option.timeline ?? '',
		riskMitigation: given(option.riskMitigation),
		nextSteps: given(option.nextSteps),
	};
}
