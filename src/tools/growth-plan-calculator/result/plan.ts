import type { Partially } from '#tools/define.ts';
import type { GrowthPlanOutput } from '../contract.ts';

/** A growth plan of which any part may still be missing. */
export type Plan = NonNullable<Partially<GrowthPlanOutput>['growthPlan']>;
export type Insights = NonNullable<Plan['discoveryInsights']>;
export type Strategy = NonNullable<Plan['strategicRecommendations']>;
