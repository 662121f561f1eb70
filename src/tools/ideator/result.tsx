import type { ReactNode } from 'react';
import { CitedText } from '#call/cited-text.tsx';
import type { Partially, ResultProps } from '#tools/define.ts';
import { Card } from '#ui/card.tsx';
import { NumberBadge } from '#ui/number-badge.tsx';
import { Region, useOwnId } from '#ui/region.tsx';
import type { IdeatorInput, IdeatorOutput, Toolkit } from './contract.ts';
import { headingsOf, IDEAS, roleIn } from './headings.ts';
import { NotedTexts } from './result/noted.tsx';
import { Questions } from './result/questions.tsx';
import { Readings } from './result/readings.tsx';
import styles from './result/result.module.css';
import { Texts } from './result/texts.tsx';

/** The toolkit in three columns, in the order of the call. */
export function ToolkitResult({ input, output, answer }: ResultProps<IdeatorInput, IdeatorOutput>) {
	const toolkit = output.discoveryCallToolkit ?? {};
	return (
		<div className={styles.columns}>
			<Column number={1} title="Call Preparation">
				<Preparation toolkit={toolkit} />
				{toolkit.takenAs ? (
					<details className={styles.part}>
						<summary className={styles.partTitle}>What the questions are about</summary>
						<Readings takenAs={toolkit.takenAs} input={input} answer={answer} />
					</details>
				) : null}
			</Column>
			<Column number={2} title="Call Framework">
				<Framework framework={toolkit.callFramework ?? {}} />
			</Column>
			<Column number={3} title="After the Call">
				<Part title="Next steps">
					<Texts texts={toolkit.postCall?.nextSteps} ordered />
				</Part>
				{toolkit.postCall?.ideas?.length ? (
					<Part title={IDEAS}>
						<Texts texts={toolkit.postCall.ideas} />
					</Part>
				) : null}
			</Column>
		</div>
	);
}

function Column({ number, title, children }: { number: number; title: string; children: ReactNode }) {
	const id = useOwnId()(`column-${number}`);
	return (
		<Region aria-labelledby={id} className={styles.column}>
			<h3 id={id} className={styles.columnTitle}>
				<NumberBadge number={number} />
				{title}
			</h3>
			<Card padding="sm" className={styles.card}>
				{children}
			</Card>
		</Region>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className={styles.part}>
			<h4 className={styles.partTitle}>{title}</h4>
			{children}
		</div>
	);
}

function Preparation({ toolkit }: { toolkit: Partially<Toolkit> }) {
	const { mindsetAndGoals, targetAudienceProfile: profile, keyIndustryInsights: insights } = toolkit.callPrep ?? {};
	const headings = headingsOf(toolkit);
	return (
		<>
			<Part title="Mindset and goals">
				<p className={styles.text}>
					<CitedText text={mindsetAndGoals} />
				</p>
			</Part>
			<Part title={headings.role}>
				<p className={styles.text}>
					<CitedText text={profile?.role && roleIn(toolkit, profile.role)} />
				</p>
			</Part>
			<Part title={headings.goals}>
				<NotedTexts texts={profile?.likelyGoals} />
			</Part>
			<Part title={headings.frustrations}>
				<NotedTexts texts={profile?.likelyFrustrations} />
			</Part>
			{insights?.length === 0 ? null : (
				<Part title={headings.insights}>
					<NotedTexts texts={insights} />
				</Part>
			)}
		</>
	);
}

function Framework({ framework }: { framework: Partially<Toolkit['callFramework']> }) {
	const { opening, discoveryQuestions, closing } = framework;
	return (
		<>
			<Part title="Opening">
				<Texts texts={opening} />
			</Part>
			<Part title="Workflow and process">
				<Questions questions={discoveryQuestions?.workflowAndProcess} of="workflow questions" />
			</Part>
			<Part title="Pain-point validation">
				<Questions questions={discoveryQuestions?.painPointValidation} of="validation questions" />
			</Part>
			<Part title="Closing">
				<Texts texts={closing} />
			</Part>
		</>
	);
}
