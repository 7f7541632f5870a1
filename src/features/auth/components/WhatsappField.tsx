import { PhoneInput, type PhoneInputProps } from '@/ui/form/TextInput'

/** The number, which is also the login name, for people and password managers. */
export function WhatsappField(props: PhoneInputProps) {
  return <PhoneInput label="Nomor WhatsApp" placeholder="812 3456 7890" aria-required {...props} />
}
