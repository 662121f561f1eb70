import { CitedText } from '#call/cited-text.tsx';
import { Bullets, Entry, Facts } from '#call/entries.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { GappedText } from '#ui/gapped-text.tsx';
import { keyed } from '#ui/keyed.ts';
import { Sectioned } from '#ui/sectioned.tsx';
import { PlatformIcon } from './platform-icon.tsx';
import styles from './result.module.css';
import type { TabProps } from './strategy.ts';

/** Templates for more pieces, each with an example. */
export function TemplatesTab({ strategy }: TabProps) {
	const templates = strategy.contentTemplates;
	return (
		<Sectioned
			sections={[
				{
					id: 'templates',
					label: 'Content Templates',
					note: 'To write the next pieces with, once the calendar is used up.',
					content:
						templates?.length === 0 ? (
							<p className={styles.prose}>None yet: no piece of this calendar is a question and its answer.</p>
						) : templates ? (
							<Card padding="none">
								{keyed(templates, (template) => template?.templateName).map(({ key, item: template = {} }) => (
									<Entry
										key={key}
										title={template.templateName ?? ''}
										badge={
											<CopyButton
												size="xs"
												variant="subtle"
												label="Copy template"
												text={() => `${template.structure ?? ''}\n\n${template.example ?? ''}`}
											/>
										}
									>
										<p className={styles.pieceWhere}>
											<PlatformIcon platform={template.platform} />
											<span className={styles.piecePlatform}>{template.platform}</span>
											<span>{template.contentType}</span>
										</p>
										<Facts
											rows={[
												{ label: 'Structure', value: <CitedText text={template.structure} /> },
												{
													label: 'Example',
													value: template.example ? (
														<div className={styles.example}>
															<GappedText text={template.example} />
														</div>
													) : undefined,
												},
												{
													label: 'Use it for',
													value: template.useCases?.length ? <Bullets texts={template.useCases} /> : undefined,
												},
											]}
										/>
									</Entry>
								))}
							</Card>
						) : null,
				},
			]}
		/>
	);
}
