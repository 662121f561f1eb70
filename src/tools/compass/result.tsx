import type { ResultProps } from '#tools/define.ts';
import { useOwnId } from '#ui/region.tsx';
import { SectionList } from '#ui/section-list.tsx';
import type { CompassInput, CompassOutput } from './contract.ts';
import { NicheCard } from './result/niche-card.tsx';
import styles from './result/result.module.css';

/** A card per niche, with a list of them at the side if there is room. */
export function NicheResult({ output }: ResultProps<CompassInput, CompassOutput>) {
	const ownId = useOwnId();
	const shown = (output.recommendations ?? []).flatMap((recommendation, index) =>
		recommendation ? [{ recommendation, number: index + 1, id: ownId(`niche-${index + 1}`) }] : [],
	);
	const sections = shown.map(({ id, number, recommendation }) => ({
		id,
		label: recommendation.title ?? `Niche ${number}`,
	}));
	return (
		<div className={styles.page}>
			<ol className={styles.cards}>
				{shown.map(({ id, number, recommendation }) => (
					<li key={id}>
						<NicheCard id={id} number={number} recommendation={recommendation} />
					</li>
				))}
			</ol>
			{sections.length > 1 ? (
				<div className={styles.list}>
					<SectionList sections={sections} />
				</div>
			) : null}
		</div>
	);
}
