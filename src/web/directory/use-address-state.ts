import { useDebouncedCallback } from '@mantine/hooks';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router';

/** By parameter, the values it may take, its default first; an empty list allows any text. */
export type AddressFields<Name extends string> = Readonly<Record<Name, readonly string[]>>;

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Browsers refuse more than some hundred changes of the address within seconds. */
const PAUSE_MS = 200;

/**
 * State that is kept in the address of the page: it survives a reload, the Back button and a bookmark, and makes no
 * entries in the history. A value in the address that the fields do not allow counts as the default. `fields` is one
 * object for the life of the page; `set` and `clear` stay the same. `values` are for the controls; a long list is drawn
 * from `deferred`, the same a moment later, so that a letter or a press is seen at once.
 */
export function useAddressState<Name extends string>(fields: AddressFields<Name>) {
	const [params, setParams] = useSearchParams();
	const navigation = useNavigationType();
	const [values, setValues] = useState(() => read(fields, params));
	const latest = useRef(values);
	const setAddress = useRef(setParams);
	useEffect(() => {
		setAddress.current = setParams;
	});

	const write = useCallback(() => {
		setAddress.current((current) => withValues(current, fields, latest.current), { replace: true });
	}, [fields]);
	const writeLater = useDebouncedCallback(write, PAUSE_MS);

	// Our own changes replace the address. Changes by a link or the Back button are taken over.
	useEffect(() => {
		if (navigation === 'REPLACE') return;
		writeLater.cancel();
		latest.current = read(fields, params);
		setValues(latest.current);
	}, [params, navigation, fields, writeLater]);

	const { set, clear } = useMemo(() => {
		function change(changes: Partial<Values<Name>>) {
			writeLater.cancel();
			latest.current = { ...latest.current, ...changes };
			setValues(latest.current);
		}
		return {
			set(changes: Partial<Values<Name>>) {
				change(changes);
				const typed = namesOf(fields).some((name) => name in changes && fields[name].length === 0);
				if (typed) writeLater();
				else write();
			},
			clear() {
				change(read(fields, new URLSearchParams()));
				write();
			},
		};
	}, [fields, write, writeLater]);

	return { values, deferred: useDeferredValue(values), set, clear };
}

function withValues<Name extends string>(params: URLSearchParams, fields: AddressFields<Name>, values: Values<Name>) {
	const next = new URLSearchParams(params);
	for (const name of namesOf(fields)) {
		if (values[name] === defaultOf(fields, name)) next.delete(name);
		else next.set(name, values[name]);
	}
	return next;
}

function namesOf<Name extends string>(fields: AddressFields<Name>): Name[] {
	return Object.keys(fields) as Name[];
}

function defaultOf<Name extends string>(fields: AddressFields<Name>, name: Name): string {
	return fields[name][0] ?? '';
}

function read<Name extends string>(fields: AddressFields<Name>, params: URLSearchParams): Values<Name> {
	const pairs = namesOf(fields).map((name) => {
		const value = params.get(name) ?? '';
		const allowed = fields[name].length === 0 || fields[name].includes(value);
		return [name, allowed ? value : defaultOf(fields, name)];
	});
	return Object.fromEntries(pairs) as Values<Name>;
}
