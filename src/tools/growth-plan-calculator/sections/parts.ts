import type { Partially } from '#tools/define.ts';
import type { GrowthPlan } from '../contract.ts';

/** What a client may read of a plan: it has no place for what is the seller's alone. */
export interface ClientPlan extends Omit<GrowthPlan, 'discoveryInsights' | 'objectionHandling'> {
	discoveryInsights?: Omit<NonNullable<GrowthPlan['discoveryInsights']>, 'callAnalysis'>;
}

/** What is the seller's alone: how the call went, how they decide, what they doubt. */
export interface SellerNotes {
	callAnalysis?: NonNullable<GrowthPlan['discoveryInsights']>['callAnalysis'];
	objectionHandling?: GrowthPlan['objectionHandling'];
}

/** A plan in its two halves; any part of it may still be on its way. */
export function parted(plan: Partially<GrowthPlan>): {
	forClient: Partially<ClientPlan>;
	forSeller: Partially<SellerNotes>;
} {
	const { objectionHandling, discoveryInsights, ...rest } = plan;
	const { callAnalysis, ...insights } = discoveryInsights ?? {};
	return {
		forClient: { ...rest, ...(discoveryInsights ? { discoveryInsights: insights } : {}) },
		forSeller: { ...(callAnalysis ? { callAnalysis } : {}), ...(objectionHandling ? { objectionHandling } : {}) },
	};
}
