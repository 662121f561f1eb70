import type { Gap } from './gaps.ts';
import type { Material } from './material.ts';

/**
 * If the audience is a known trade and no trouble was entered: the trade's typical troubles, for the member to confirm.
 */
export function tradeGaps({ audienceTrade, facts }: Material): Gap[] {
	if (audienceTrade === null || facts.pain.length > 0) return [];
	const [scene, asked] = audienceTrade.tasks;
	if (scene === undefined || asked === undefined) return [];
	return [
		{
			angle: 'Problem',
			pairs: [
				[`About ${scene.name}`, `${scene.hurts} {product}, from {business}.`],
				[`About ${scene.name}`, scene.hurts],
			],
			visual: `The scene of the text, where the ${scene.owner} meets it: the place and the papers, no faces.`,
			rationale: `Typical of ${audienceTrade.many}, not taken from your input [confirm that your customers have it]`,
		},
		{
			angle: 'Question',
			pairs: [
				[`A question on ${asked.name}`, asked.question],
				['One question', asked.question],
			],
			visual: `The question as a note pinned up where the ${asked.owner} works.`,
			rationale: `An open question to ${audienceTrade.many}: it sells nothing yet, and the answers show what to offer.`,
		},
	];
}
