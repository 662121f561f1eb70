import { useMemo } from 'react';
import { keyed } from '#ui/keyed.ts';
import { useOwnId } from '#ui/region.tsx';
import { SectionList } from '#ui/section-list.tsx';
import { type Campaign, CHANNEL_NAMES, dayOf } from './campaign.ts';
import styles from './sequence.module.css';
import { TouchpointView } from './touchpoint-view.tsx';

/** The touchpoints in order, with a list of them at the side if there is room. */
export function SequenceTab({ campaign }: { campaign: Campaign }) {
	const ownId = useOwnId();
	const sequence = campaign.outreachSequence;
	const list = useMemo(
		() =>
			(sequence ?? []).map(({ timing, channel }, index) => ({
				id: ownId(anchorOf(index)),
				label: [dayOf(timing).day, channel && CHANNEL_NAMES[channel]].filter(Boolean).join(' · '),
			})),
		[sequence, ownId],
	);
	if (!sequence) return null;
	return (
		<div className={styles.tab}>
			<ol className={styles.timeline} aria-label="Touchpoints">
				{keyed(sequence, ({ touchpoint }) => String(touchpoint)).map(({ key, item }, index) => (
					<TouchpointView key={key} id={ownId(anchorOf(index))} touchpoint={item} number={index + 1} />
				))}
			</ol>
			{list.length > 1 ? (
				<div className={styles.list}>
					<SectionList sections={list} />
				</div>
			) : null}
		</div>
	);
}

function anchorOf(index: number): string {
	return `touchpoint-${index + 1}`;
}
