import { IconBuilding, IconMessages } from '@tabler/icons-react';
import type { SearchHit, SearchKind } from '#shared/search.ts';
import { shortMoment } from '#web/dates.ts';
import { toolById } from '#web/navigation.ts';
import { pathOfHit } from '#web/search/hit-path.ts';
import type { Target, TargetGroup } from './target.ts';

const LABELS: readonly [SearchKind, string][] = [
	['client', 'Clients'],
	['call', 'Calls'],
	['run', 'Results'],
];

/** What the search found, by kind; hits that no page shows are left out. */
export function groupsOfHits(hits: readonly SearchHit[]): TargetGroup[] {
	return LABELS.map(([kind, label]) => ({
		label,
		targets: hits.filter((hit) => hit.kind === kind).flatMap((hit) => targetOf(hit) ?? []),
	}));
}

function targetOf(hit: SearchHit): Target | null {
	const path = pathOfHit(hit);
	if (path === null) return null;
	const { kind, title, place, marks, titleMarks, changedAt, run } = hit;
	const tool = kind === 'run' && run ? toolById(run.tool) : undefined;
	const icon = tool?.icon ?? (kind === 'client' ? IconBuilding : IconMessages);
	const note = [tool?.label, shortMoment(changedAt)].filter(Boolean).join(', ');
	return { path, label: title || 'A call', note, icon, found: { place, marks, titleMarks: title ? titleMarks : [] } };
}
