import type { ReactNode } from 'react';
import type { Partially, ResultProps } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Region } from '#ui/region.tsx';
import type { DealInput, DealOutput, Proposal } from '../contract.ts';
import { optionText } from '../copies.ts';
import { OTHERS, solutionOf } from '../parts.ts';
import { isDecision, LABELS } from '../phrases.ts';
import { Checks } from './checks.tsx';
import { ProvedList, ProvedText } from './proved-text.tsx';
import styles from './result.module.css';

type Option = Partially<Proposal>;

interface OptionViewProps {
	option: Option;
	/** Has what a further option leaves empty. */
	first: Option;
	/** From 1. */
	number: number;
	unconfirmed: Partially<DealOutput>['unconfirmed'];
	gap: ResultProps<DealInput, DealOutput>['gap'];
	/** Where an answer and the call differ, for the member alone. */
	notes: Partially<DealOutput>['beforeSending'];
}

/** An option as the document that the client gets. The date is today's, as the reader's own browser writes it. */
export function OptionView({ option: own, first, number, unconfirmed = [], gap, notes }: OptionViewProps) {
	const option = withShared(own, first);
	const other = OTHERS[number - 2];
	/** A part as it stands, or, while nobody has confirmed it, its gap. */
	const part = (name: string, shown: ReactNode) => {
		if (!unconfirmed.includes(name)) return shown;
		return gap?.(`answers.${name}`) ?? shown;
	};
	const apart = (name: 'deliverables' | 'price', shown: ReactNode) =>
		other === undefined ? part(name, shown) : (gap?.(`${other}.${name}`) ?? shown);
	const [how, price] = solutionOf(option.proposedSolution ?? '');
	const checks = (label: string) => (other === undefined ? <Checks of={notes} label={label} /> : null);
	const hasParts = unconfirmed.length > 0 || price !== '';
	const steps = texts(option.nextSteps);
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
			{other === undefined ? (
				<>
					{part('client', null)}
					{checks(LABELS.client)}
					{part('seller', null)}
				</>
			) : null}
			<Part name="Current situation" of={option.problemStatement}>
				{part('problem', <ProvedText text={option.problemStatement} />)}
				{checks(LABELS.problem)}
			</Part>
			<Part name="Proposed solution" of={option.proposedSolution}>
				{part('solution', <ProvedText text={how} />)}
				{hasParts ? <h4 className={styles.partTitle}>Price and terms</h4> : null}
				{apart('price', <ProvedText text={price} />)}
				{checks(LABELS.price)}
			</Part>
			<Part name="Key benefits" of={option.keyBenefits}>
				{part('outcome', <ProvedList texts={option.keyBenefits} />)}
				{part('proof', null)}
			</Part>
			<Part name="Deliverables" of={option.deliverables}>
				{apart('deliverables', <ProvedList texts={option.deliverables} />)}
				{checks(LABELS.deliverables)}
			</Part>
			<Part name="Timeline" of={option.timeline}>
				{part('timing', <ProvedText text={option.timeline} />)}
				{checks(LABELS.timing)}
			</Part>
			<Part name="Risk mitigation" of={option.riskMitigation}>
				{part('reassurance', <ProvedList texts={option.riskMitigation} />)}
			</Part>
			<Part name="Next steps" of={option.nextSteps}>
				<ProvedList texts={steps.filter((step) => isSettled(step, unconfirmed))} ordered />
				{part('nextSteps', null)}
				{part('decides', null)}
				{checks(LABELS.nextSteps)}
			</Part>
		</Card>
	);
}

/** What an option has in common with the first stands in the first alone. */
function withShared(option: Option, first: Option): Option {
	if (option === first) return option;
	const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
	return Object.fromEntries(
		Object.entries(option).map(([key, value]) => [key, isEmpty(value) ? first[key as keyof Option] : value]),
	);
}

function isSettled(step: string, unconfirmed: readonly (string | undefined)[]): boolean {
	return !unconfirmed.includes(isDecision(step) ? 'decides' : 'nextSteps');
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

function texts(of: Option['keyBenefits']): string[] {
	return (of ?? []).filter((text) => text !== undefined);
}

/** What has come so far, for the clipboard. */
function whole(option: Option): Proposal {
	return {
		title: option.title ?? '',
		problemStatement: option.problemStatement ?? '',
		proposedSolution: option.proposedSolution ?? '',
		keyBenefits: texts(option.keyBenefits),
		deliverables: texts(option.deliverables),
		timeline: option.timeline ?? '',
		riskMitigation: texts(option.riskMitigation),
		nextSteps: texts(option.nextSteps),
	};
}
