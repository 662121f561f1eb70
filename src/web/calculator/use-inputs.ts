import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { addressFromInputs, type Inputs, initialInputs, inputsFromAddress } from '#calculators/address.ts';
import type { NumberRule } from '#calculators/numbers.ts';

/** Browsers refuse more than a hundred address changes in half a minute, as would happen while a key is held. */
const PAUSE_MS = 250;

/**
 * The inputs of a calculator, kept in the address of the page, so that a bookmark or a link opens them again. Changes
 * make no entries in the browser's history.
 */
export function useInputs<Fields extends Readonly<Record<string, NumberRule>>>(fields: Fields) {
	const { pathname } = useLocation();
	const [params, setParams] = useSearchParams();
	const [inputs, setInputs] = useState(() => inputsFromAddress(params, fields));
	const address = params.toString();
	const known = useRef(address);
	const write = useDebouncedCallback((next: Inputs<Fields>) => {
		const written = addressFromInputs(params, next, fields);
		known.current = written.toString();
		setParams(written, { replace: true });
	}, PAUSE_MS);

	// Only an address that came from elsewhere, such as the page's own link in the sidebar, replaces the inputs.
	useEffect(() => {
		if (address === known.current) return;
		known.current = address;
		write.cancel();
		setInputs(inputsFromAddress(new URLSearchParams(address), fields));
	}, [address, fields, write]);

	const change = (next: Inputs<Fields>) => {
		setInputs(next);
		write(next);
	};
	return {
		inputs,
		set: (name: keyof Fields, value: number) => change({ ...inputs, [name]: value }),
		reset: () => change(initialInputs(fields)),
		/** The full address of what the screen shows now. */
		link: () => {
			const search = addressFromInputs(params, inputs, fields).toString();
			return `${window.location.origin}${pathname}${search === '' ? '' : `?${search}`}`;
		},
	};
}
