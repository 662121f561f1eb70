/** The form of the business profile, section by section. */
import { isList, type ProfileSection } from './section.ts';
import { ads } from './sections/ads.ts';
import { background } from './sections/background.ts';
import { company } from './sections/company.ts';
import { content } from './sections/content.ts';
import { offer } from './sections/offer.ts';
import { prices } from './sections/prices.ts';
import { proof } from './sections/proof.ts';
import { questions } from './sections/questions.ts';

export const SECTIONS: readonly ProfileSection[] = [company, offer, proof, prices, questions, ads, content, background];

/** The section that holds a field, given by its own id, a field or a path such as `results.0.sentence`. */
export function sectionOf(target: string): ProfileSection | undefined {
	const [head = ''] = target.split('.');
	return SECTIONS.find(
		({ id, parts }) => id === target || parts.some((part) => (isList(part) ? part.list : part.name) === head),
	);
}
