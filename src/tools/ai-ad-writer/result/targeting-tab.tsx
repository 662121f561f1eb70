import { CitedText } from '#call/cited-text.tsx';
import { Bullets, Entry, Facts, TextRows } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { keyed } from '#ui/keyed.ts';
import { Notice } from '#ui/notice.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import type { TabProps } from './campaign.ts';

/** The audiences, and what Meta's special categories change. */
export function TargetingTab({ campaign }: TabProps) {
	const { audiences, meantFor, specialCategoryNotice } = campaign.targetingStrategy ?? {};
	return (
		<Sectioned
			sections={[
				{
					id: 'meant-for',
					label: 'Whom the ads are for',
					content: meantFor?.length ? <TextRows texts={meantFor} none="" /> : null,
				},
				{
					id: 'audiences',
					label: 'Audiences',
					note: 'Set each up as an ad set of its own, so that their results can be told apart.',
					content: audiences ? (
						<Card padding="none">
							{keyed(audiences, (audience) => audience?.name).map(({ key, item: audience = {} }) => (
								<Entry key={key} title={audience.name ?? ''}>
									<Facts
										rows={[
											{ label: 'Demographics', value: audience.demographics },
											{ label: 'Places', value: audience.places },
											{ label: 'Interests', value: listed(audience.interests) },
											{ label: 'Behaviors', value: listed(audience.behaviors) },
											{ label: 'Lookalikes', value: audience.lookalikes },
											{
												label: 'Left out',
												value: audience.exclusions?.length ? <Bullets texts={audience.exclusions} /> : undefined,
											},
										]}
									/>
								</Entry>
							))}
						</Card>
					) : null,
				},
				{
					id: 'special-categories',
					label: 'Special ad categories',
					note: 'Meta limits the targeting of ads for housing, jobs and credit.',
					content: specialCategoryNotice ? (
						<Notice tone={/^None\b/.test(specialCategoryNotice) ? 'neutral' : 'yellow'}>
							<CitedText text={specialCategoryNotice} />
						</Notice>
					) : null,
				},
			]}
		/>
	);
}

/** The entries on one line, or a note that the audience is broad. */
function listed(texts: readonly (string | undefined)[] | undefined): string | undefined {
	if (texts === undefined) return undefined;
	return texts.length === 0 ? 'None: left broad' : texts.join(', ');
}
