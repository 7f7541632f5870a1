import {
  authorities,
  type Authority,
  parseAuthority,
  type Ramadan,
  storedAuthority,
} from '@/domain/prayer-times/hijri-calendar'
import { RadioGroup } from '@/ui/form/RadioGroup'
import { isContested, ramadanNote } from './hijri-notes'
import classes from './RamadanChoice.module.css'

/** When a Ramadan begins and ends, and by whom: a choice where it is another Ramadan by the other one. */
export function RamadanChoice({ ramadan, authority }: { ramadan: Ramadan; authority: Authority }) {
  return (
    <div className={classes.choice}>
      {isContested(ramadan, authority) && (
        <div className={classes.radios}>
          <RadioGroup
            legend="Awal dan akhir Ramadan menurut"
            options={authorities}
            stacked
            value={authority}
            onChange={(value) => storedAuthority.set(parseAuthority(value) ?? authority)}
          />
        </div>
      )}
      <p className={classes.note} role="status">
        {ramadanNote(ramadan, authority)}
      </p>
    </div>
  )
}
