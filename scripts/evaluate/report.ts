/** The evaluation as `docs/evaluation.md`. */
import { catalog } from '#tools/catalog.ts';
import type { Evaluation } from './evaluate.ts';
import type { Form } from './forms.ts';
import type { EvaluatedCall } from './gold.ts';
import { factsTable, failures, resultsTable } from './table.ts';

export interface Evaluated {
	/** The built-in engine first. */
	evaluations: readonly Evaluation[];
	calls: readonly EvaluatedCall[];
	forms: readonly Form[];
	/** The same for the recorded answers, and the inputs that they were given to. */
	recorded: { evaluations: readonly Evaluation[]; forms: readonly Form[] };
}

export function report({ evaluations, calls, forms, recorded }: Evaluated): string {
	return `# Evaluation

Written by \`npm run evaluate\`. ${whoIsBeside(evaluations.slice(1))}
Everything is asked twice: where the second round gave another figure, both stand here. Seconds are those of the machine
that ran it.

## Facts of calls

What is read of the gold calls; \`test/calls/gold/README.md\` says what the figures mean. The built-in engine reads each
call with weights that were trained without it. A call that a model could not read counts as one without facts.

${calls.length > 0 ? factsTable(evaluations) : 'There were no gold calls.'}

## Results

From the example of each tool and the inputs of its fixtures. A flag is a figure of the result that is neither in the
input nor measured. A quote is left out where it is not in the input.

${resultsTable(forms, evaluations)}
${failed(calls, forms, evaluations)}
## Recorded answers of one strong model

One answer for each tool, all about one case (\`test/fixtures/model-answers/\`), given again by a server that speaks
OpenAI's protocol, beside the built-in engine with the same inputs. They were recorded once, so nothing is said of time or
chance. What was charged is not known: the tokens are estimated at four characters each. The flags are listed in
\`src/tools/model-answers.test.ts\`; a reader found none of them right.

${resultsTable(recorded.forms, recorded.evaluations, { replayed: true })}
`;
}

function whoIsBeside(models: readonly Evaluation[]): string {
	if (models.length === 0)
		return 'No model was connected: `npm run evaluate -- --model` puts it beside the built-in engine.';
	return `The connected model is ${models.map(({ engine }) => `\`${engine}\``).join(', ')}.`;
}

function failed(calls: readonly EvaluatedCall[], forms: readonly Form[], evaluations: readonly Evaluation[]): string {
	const callNames = calls.map(({ name }) => name);
	const formNames = forms.map(({ tool, name }) => `${catalog[tool].title} ${name}`);
	const lines = evaluations.flatMap(({ engine, calls: read, results }) => [
		...failures(engine, callNames, read),
		...failures(engine, formNames, results),
	]);
	return lines.length === 0 ? '' : `\nWhat failed:\n\n${lines.join('\n')}\n`;
}
