import type { FittingNiche, NicheFit } from './niche.ts';
import { building } from './niche-fits/building.ts';
import { digital } from './niche-fits/digital.ts';
import { goods } from './niche-fits/goods.ts';
import { guests } from './niche-fits/guests.ts';
import { health } from './niche-fits/health.ts';
import { learning } from './niche-fits/learning.ts';
import { offices } from './niche-fits/offices.ts';
import { property } from './niche-fits/property.ts';
import { vehicles } from './niche-fits/vehicles.ts';
import { niches } from './niches.ts';

const fits: Readonly<Record<string, NicheFit>> = {
	...building,
	...digital,
	...goods,
	...guests,
	...health,
	...learning,
	...offices,
	...property,
	...vehicles,
};

/** The 50 niches by rank, with the data that Compass compares answers with. */
export const fittingNiches: readonly FittingNiche[] = niches.map((niche) => {
	const fit = fits[niche.id];
	if (!fit) throw new Error(`The niche ${niche.id} says nowhere whom it fits.`);
	return { ...niche, ...fit };
});
