/** Products, firms and people that do or did the job, or are compared. */

import type { Alternative, AlternativeKind } from './facts.ts';
import type { SideOf } from './learned/features.ts';
import { ask } from './learned/linear.ts';
import { groupFeatures, MOST_MENTIONS, nameFeatures, nameMentions, namesOf } from './learned/names.ts';
import type { Weights } from './learned/stored.ts';
import { sentenceAround } from './quote.ts';
import { THRESHOLDS } from './thresholds.ts';
import type { Utterance } from './utterances.ts';

export function findAlternatives(turns: readonly Utterance[], sideOf: SideOf, weights: Weights): Alternative[] {
	const mentions = nameMentions(turns);
	return namesOf(mentions).flatMap((group) => {
		const likely = ask(weights.name, groupFeatures(turns, group, sideOf));
		const { alternatives: confidence = 0 } = likely;
		if (confidence < THRESHOLDS.alternatives) return [];
		const rated = group.slice(0, MOST_MENTIONS).map((mention) => ({
			mention,
			likely: ask(weights.name, nameFeatures(turns, mention, group, sideOf)).alternatives ?? 0,
		}));
		const said = rated.toSorted((a, b) => b.likely - a.likely).map(({ mention }) => mention);
		const [best] = said;
		const turn = turns[best?.index ?? -1];
		if (!best || !turn) return [];
		const lines = [...new Set(said.map(({ index }) => turns[index]?.number ?? 0))].slice(0, 3);
		const quote = sentenceAround(turn.text, best.start, best.end);
		return [{ name: best.name, kind: kindOf(likely), lines, quote, confidence, by: 'weights' }];
	});
}

function kindOf({ tried = 0, considered = 0 }: Record<string, number>): AlternativeKind {
	if (tried > 0.5 && tried >= considered) return 'tried';
	return considered > 0.5 ? 'considered' : 'used';
}
