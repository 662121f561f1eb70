import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import { LateMenu } from '#ui/late-menu.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useModels } from '#web/api/own-model.ts';
import { pathFrom } from '#web/pages/history/run-words.ts';

/** Leads to the same input, written by another engine; this result stays in the history. */
export function OtherEngine({ run }: { run: Run }) {
	const { engine, moreModels } = useModels();
	if (engine === null) return null;
	const byModel = run.source === 'model';
	return (
		<>
			<OtherModels run={run} models={othersThan(run, [engine, ...moreModels])} usual={engine} />
			{byModel ? (
				<TextLink as={Link} to={pathFrom(run, 'built-in')}>
					Write it with the built-in engine
				</TextLink>
			) : null}
		</>
	);
}

/** Of one model alone a run names another where that was connected before: the default decides then, not the member. */
function othersThan({ source, model }: Run, models: readonly string[]): readonly string[] {
	if (source === 'built-in') return models;
	return models.length === 1 ? [] : models.filter((other) => other !== model);
}

function OtherModels({ run, models, usual }: { run: Run; models: readonly string[]; usual: string }) {
	const pathOf = (model: string) => pathFrom(run, 'again', model === usual ? undefined : model);
	const [only] = models;
	if (only === undefined) return null;
	if (models.length === 1) {
		return (
			<TextLink as={Link} to={pathOf(only)}>
				Write it with {only}
			</TextLink>
		);
	}
	return (
		<LateMenu position="bottom-start" button={<TextLink as="button">Write it with…</TextLink>}>
			{(Menu) =>
				models.map((model) => (
					<Menu.Item key={model} component={Link} to={pathOf(model)}>
						{model}
					</Menu.Item>
				))
			}
		</LateMenu>
	);
}
